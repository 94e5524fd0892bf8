import { expect, test } from 'vitest';
import { ownTotals } from './totals.ts';

test('CART-83 without an answer of the shop a cart costs its pieces and the parcel', () => {
  const totals = ownTotals(
    [
      { price: 100, pieces: 3 },
      { price: 250, pieces: 1 },
    ],
    90,
  );
  expect(totals).toMatchObject({ subtotal: 550, shipping: 90, grandTotal: 640, discount: 0, tax: 0, storeCredit: 0 });
  expect(totals.segments.map(({ code, value }) => [code, value])).toEqual([
    ['subtotal', 550],
    ['shipping', 90],
    ['grand_total', 640],
  ]);
});
