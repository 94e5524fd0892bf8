import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyOf, nothing, paise, paiseOf } from '#domain/shared/money.ts';
import { eachPrice, tieredTotal } from './tiers.ts';

const tiers = [
  { pieces: 3, price: moneyOf(1_333.33) },
  { pieces: 6, price: moneyOf(1_100.1) },
];

test.each([
  [1, 1_680, 1_680],
  [2, 1_680, 3_360],
  [3, 1_333.33, 3_999.99],
  [5, 1_333.33, 6_666.65],
  [6, 1_100.1, 6_600.6],
])('of %d pieces each costs %d, and all together %d', (pieces, each, total) => {
  const line = { price: moneyOf(1_680), pieces, tiers };
  expect([eachPrice(line), tieredTotal(line)]).toEqual([moneyOf(each), moneyOf(total)]);
});

test('a tier above the price changes nothing, nor does a product without tiers', () => {
  expect(eachPrice({ price: moneyOf(1_200), pieces: 3, tiers })).toBe(moneyOf(1_200));
  expect(tieredTotal({ price: moneyOf(10), pieces: 3 })).toBe(moneyOf(30));
});

test('no piece ever costs more than its price, or more where there are more of it, or nothing at all', () => {
  const amount = fc.integer({ min: 1, max: 1e8 }).map(paise);
  const some = fc.array(fc.record({ pieces: fc.integer({ min: 2, max: 50 }), price: amount }), { maxLength: 5 });
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 60 }), some, (price, pieces, told) => {
      const [each, next] = [pieces, pieces + 1].map((count) => eachPrice({ price, pieces: count, tiers: told }));
      expect(each !== undefined && next !== undefined && each <= price && next <= each && next > nothing).toBe(true);
      const total = paiseOf(tieredTotal({ price, pieces, tiers: told }));
      expect(total).toBe(pieces * paiseOf(each ?? nothing));
    }),
  );
});
