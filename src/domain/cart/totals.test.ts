import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, nothing, paise, paiseOf } from '#domain/shared/money.ts';
import { ownTotals } from './totals.ts';

test('CART-83 without an answer of the shop a cart costs its pieces and the parcel', () => {
  const totals = ownTotals(
    [
      { price: moneyOf(100), quantity: 3 },
      { price: moneyOf(250), quantity: 1 },
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

test('CART-83 the sums of any lines are those of whole paise', () => {
  const line = fc.record({ price: fc.integer({ min: 0, max: 1e9 }), quantity: fc.integer({ min: 1, max: 9_999 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), fc.integer({ min: 0, max: 1e6 }), (lines, parcel) => {
      const exact = lines.reduce((sum, { price, quantity }) => sum + BigInt(price) * BigInt(quantity), 0n);
      const totals = ownTotals(
        lines.map(({ price, quantity }) => ({ price: paise(price), quantity })),
        paise(parcel),
      );
      expect([totals.subtotal, totals.grandTotal].map(paiseOf)).toEqual([exact, exact + BigInt(parcel)].map(Number));
      expect(totals.segments.at(-1)?.value).toBe(totals.grandTotal);
    }),
  );
});
