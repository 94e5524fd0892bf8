import { expect, test } from 'vitest';
import type { Notice, NoticeType } from '#domain/notices/notices.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { noticeView } from './notice-view.ts';

const telling = { messages: inEnglish, contact: { email: 'help@zari.test' }, storeView: { currency: 'USD' } };

test.each<[NoticeType, Notice, string, boolean]>([
  ['success', { code: 'cart-added', offersCheckout: true }, 'Product has been added to the cart!', true],
  ['error', { code: 'server-message', text: 'Not now' }, 'Not now', false],
])('UI-14 a notice of the type %s has its message and what else can be done', (type, notice, text, offersCheckout) => {
  expect(noticeView({ ...notice, id: 1, at: 0 }, telling)).toMatchObject({ type, text, offersCheckout });
});

test('row 12: a sum that has changed is told with both, in the money of the order, whatever is chosen by then', () => {
  const sums = { was: moneyOf(2_400), now: moneyOf(2_600), currency: 'INR' };
  const text =
    'Your order AF1 comes to ₹2,600 instead of ₹2,400: prices, delivery or a coupon have changed since you placed it.';
  expect(noticeView({ code: 'order-charged-otherwise', number: 'AF1', sums, id: 1, at: 0 }, telling)).toMatchObject({
    text,
  });
});

test.each([
  ['success', 'status', { code: 'cart-added' }],
  ['error', 'alert', { code: 'server-message', text: 'no' }],
] as const)('UI-15 news of the type %s is read out as %s', (type, role, notice) => {
  const shown = { ...notice, id: 1, at: 0 };
  expect(noticeView(shown, telling)).toMatchObject({ type, role });
});

test.each([
  ['cart-added', []],
  ['cart-quantity-updated', []],
  ['compare-added', ['comparison']],
  ['compare-full', ['comparison']],
  ['compare-removed', []],
  ['shop-renewed', ['reload']],
] as const)('a notice leads to what it is about, and to nothing else: %s', (code, ways) => {
  const { offersCheckout, offersComparison, offersReload } = noticeView({ code, id: 1, at: 0 }, telling);
  expect(offersCheckout).toBe(false);
  expect([...(offersComparison ? ['comparison'] : []), ...(offersReload ? ['reload'] : [])]).toEqual(ways);
});
