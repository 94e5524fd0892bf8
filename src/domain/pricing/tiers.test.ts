import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, nothing, paise, paiseOf } from '#domain/shared/money.ts';
import { eachPrice, tieredTotal } from './tiers.ts';

const tiers = [
  { quantity: 3, price: moneyOf(1_333.33) },
  { quantity: 6, price: moneyOf(1_100.1) },
];

test.each([
  [1, 1_680, 1_680],
  [2, 1_680, 3_360],
  [3, 1_333.33, 3_999.99],
  [5, 1_333.33, 6_666.65],
  [6, 1_100.1, 6_600.6],
])('of %d pieces each costs %d, and all together %d', (quantity, each, total) => {
  const line = { price: moneyOf(1_680), quantity, tiers };
  expect([eachPrice(line), tieredTotal(line)]).toEqual([moneyOf(each), moneyOf(total)]);
});

test('a tier above the price changes nothing, nor does a product without tiers', () => {
  expect(eachPrice({ price: moneyOf(1_200), quantity: 3, tiers })).toBe(moneyOf(1_200));
  expect(tieredTotal({ price: moneyOf(10), quantity: 3 })).toBe(moneyOf(30));
});

test('no piece ever costs more than its price, or more where there are more of it, or nothing at all', () => {
  const amount = fc.integer({ min: 1, max: 1e8 }).map(paise);
  const some = fc.array(fc.record({ quantity: fc.integer({ min: 2, max: 50 }), price: amount }), { maxLength: 5 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 60 }), some, (price, quantity, told) => {
      const [each, next] = [quantity, quantity + 1].map((count) => eachPrice({ price, quantity: count, tiers: told }));
      expect(each !== undefined && next !== undefined && each <= price && next <= each && next > nothing).toBe(true);
      const total = paiseOf(tieredTotal({ price, quantity, tiers: told }));
      expect(total).toBe(quantity * paiseOf(each ?? nothing));
    }),
  );
});
