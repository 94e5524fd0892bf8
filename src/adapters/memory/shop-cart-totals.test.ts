import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, nothing, paise, paiseOf, plus } from '#domain/shared/money.ts';
import { festive } from './shop-cart.ts';
import { totalsOf } from './shop-cart-totals.ts';

const line = fc.record({ price: fc.integer({ min: 0, max: 1e9 }), quantity: fc.integer({ min: 1, max: 99 }) });

/** Half up, in whole numbers of any size. */
const quotient = (numerator: bigint, denominator: bigint) => (2n * numerator + denominator) / (2n * denominator);

test('sums, what a coupon takes off, tax and store credit agree to the paisa with whole numbers of any size', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.boolean(),
      fc.integer({ min: 0, max: 1e9 }),
      (sold, hasCoupon, credit) => {
        const cart = {
          lines: sold.map(({ price, quantity }, id) => ({ id, quantity, price: paise(price), options: [], parts: [] })),
          coupon: hasCoupon ? festive : null,
          credit: paise(credit),
        };
        const rows = sold.map(({ price, quantity }) => {
          const gross = BigInt(price) * BigInt(quantity);
          const off = hasCoupon ? quotient(gross * 10n, 100n) : 0n;
          return { gross, off, tax: gross - off - quotient((gross - off) * 100n, 112n) };
        });
        const sum = (part: keyof (typeof rows)[number]) => rows.reduce((total, row) => total + row[part], 0n);
        const paid = sum('gross') - sum('off');
        const used = paid < BigInt(credit) ? paid : BigInt(credit);
        const totals = totalsOf(cart, 'IN');
        const { subtotal, discount, tax, storeCredit, grandTotal } = totals;
        expect([subtotal, discount, tax, storeCredit, grandTotal].map((each) => BigInt(paiseOf(each)))).toEqual([
          ...[sum('gross'), -sum('off'), sum('tax'), -used, paid - used],
        ]);
        expect(plus(subtotal, discount, storeCredit)).toBe(grandTotal);
      },
    ),
  );
});

test('abroad there is no tax within', () => {
  const lines = [{ id: 1, quantity: 1, price: moneyOf(112), options: [], parts: [] }];
  expect(totalsOf({ lines, coupon: null }, 'US').tax).toBe(nothing);
});
