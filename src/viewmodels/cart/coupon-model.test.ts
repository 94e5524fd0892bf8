import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { CouponOutcome } from '#domain/cart/coupon.ts';
import { ownTotals } from '#domain/cart/totals.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { CouponModel } from './coupon-model.ts';

function modelThatAnswers(outcome: CouponOutcome, isOnline = true) {
  const asked: string[] = [];
  const cart = createMemoryCell(emptyCart);
  const model = new CouponModel({
    cart,
    storeView: createMemoryCell(defaultStoreView),
    isOnline: createMemoryCell(isOnline),
    applyCoupon: async (code) => {
      asked.push(code);
      return outcome;
    },
    removeCoupon: async () => outcome,
    couponDraft: createMemoryCell({}),
    messages: inEnglish,
  });
  return { model, asked, cart };
}

test('CART-76 a refused code stays in its field with the reason', async () => {
  const { model } = modelThatAnswers('refused');
  model.type('FESTVE10');
  await model.apply();
  expect(model.code).toBe('FESTVE10');
  expect(model.problem).toBe("The coupon code isn't valid. Verify the code and try again.");
  model.type('FESTIVE10');
  expect(model.problem).toBeNull();
});

test('a good code leaves the field', async () => {
  const { model, asked } = modelThatAnswers('applied');
  model.type('  FESTIVE10 ');
  await model.apply();
  expect(asked).toEqual(['FESTIVE10']);
  expect({ code: model.code, problem: model.problem }).toEqual({ code: '', problem: null });
});

test('an empty field asks nobody', async () => {
  const { model, asked } = modelThatAnswers('applied');
  await model.apply();
  expect(asked).toEqual([]);
  expect(model.problem).toBe('Enter a coupon code.');
});

test('pressing twice asks once', async () => {
  const { model, asked } = modelThatAnswers('applied');
  model.type('FESTIVE10');
  await Promise.all([model.apply(), model.apply()]);
  expect(asked).toHaveLength(1);
});

test.each([
  [true, 'We could not reach the shop. Please try again in a moment.'],
  [false, 'Coupons can be changed when you are back online.'],
])('a shop that cannot be asked is told (online: %s)', async (isOnline, words) => {
  const { model } = modelThatAnswers('failed', isOnline);
  model.type('FESTIVE10');
  await model.apply();
  expect(model.problem).toBe(words);
  await model.remove();
  expect(model.problem).toBe(words);
});

test('what an applied coupon saves is said in words', () => {
  const { model, cart } = modelThatAnswers('applied');
  const value = { ...ownTotals([], nothing), coupon: 'FESTIVE10', discount: moneyOf(-480) };
  cart.update((now) => ({ ...now, totals: { value, hash: '', at: 0 } }));
  expect(model.saving).toBe('FESTIVE10 saves you ₹480.');
});
