import { expect, test } from 'vitest';
import { type Cart, emptyCart, hashOf } from '#domain/cart/cart.ts';
import { ownTotals, type Totals } from '#domain/cart/totals.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { lineForTests } from './line-for-tests.ts';
import { sumNotes } from './sum-notes.ts';

function notes(shops: Partial<Totals> | null, line: Parameters<typeof lineForTests>[1] = { quantity: 2 }) {
  const cart: Cart = { ...emptyCart, lines: [lineForTests('Tee', line)] };
  const value = { ...ownTotals(cart.lines, nothing), ...shops };
  const totals = shops && { value, hash: hashOf(cart), at: 1 };
  return sumNotes({ ...cart, totals }, 'India', inEnglish);
}

test('in India the tax is within the prices, and delivery costs nothing', () => {
  expect(notes({ tax: moneyOf(300) })).toEqual({
    subtotal: '2 pieces',
    shipping: 'Free delivery to India',
    tax: 'Contained in the prices',
    grandTotal: 'Incl. of all taxes',
  });
});

test('a discount names its coupon and lowers the tax with the prices, and delivery names its country', () => {
  expect(notes({ discount: moneyOf(-50), coupon: 'FESTIVE10', shipping: moneyOf(90), tax: moneyOf(48) })).toMatchObject(
    {
      discount: 'With the coupon FESTIVE10',
      tax: 'Contained in what you pay',
      shipping: 'Delivery to India',
    },
  );
});

test('where no tax is in the prices, the total says nothing of it', () => {
  expect(notes({ tax: nothing })).toEqual({
    subtotal: '2 pieces',
    shipping: 'Free delivery to India',
    tax: 'No tax is added here',
  });
});

test('CART-83 without the shop, what only it can work out is told later', () => {
  const later = 'Told when the shop has answered';
  expect(notes(null)).toEqual({ subtotal: '2 pieces', shipping: later, tax: later });
});

test('a download is not sent', () => {
  expect(notes({ tax: moneyOf(1) }, { type: 'downloadable' }).shipping).toBe('Nothing has to be sent');
});
