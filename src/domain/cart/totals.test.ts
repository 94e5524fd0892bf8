import { expect, test } from 'vitest';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { ownTotals } from './totals.ts';

test('CART-83 without an answer of the shop a cart costs its pieces and the parcel', () => {
  const totals = ownTotals(
    [
      { price: moneyOf(100), pieces: 3 },
      { price: moneyOf(250), pieces: 1 },
    ],
    moneyOf(90),
  );
  expect(totals).toMatchObject({
    subtotal: moneyOf(550),
    shipping: moneyOf(90),
    grandTotal: moneyOf(640),
    discount: nothing,
    tax: nothing,
    storeCredit: nothing,
  });
  expect(totals.segments.map(({ code, value }) => [code, value])).toEqual([
    ['subtotal', moneyOf(550)],
    ['shipping', moneyOf(90)],
    ['grand_total', moneyOf(640)],
  ]);
});
