import { expect, test } from 'vitest';
import { moneyOf, nothing, paise } from '#domain/shared/money.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { Currency } from '#domain/storeview/store-view.ts';
import { priceRangeId, priceRangeOf } from './filters.ts';
import { priceFit } from './price-fit.ts';

/** Counts prices as a search does that was asked for the cells. */
function counted(prices: readonly number[], currency: Currency) {
  return priceFit(currency).cells.map((cell) => {
    const within = prices
      .map(moneyOf)
      .filter((price) => price >= (cell.from ?? nothing) && price < (cell.below ?? paise(Infinity)));
    return { id: priceRangeId(cell), label: '', count: within.length };
  });
}

const fitted = (offered: readonly number[], currency: Currency = 'INR', present = offered) =>
  priceFit(currency).values(counted(offered, currency), counted(present, currency));

const read = (values: ReturnType<typeof fitted>) => values.map(({ id, count }) => `${id} ${count}`).join(', ');

const times = (price: number, count: number) => Array.from({ length: count }, () => price);

const womensWear = [
  ...times(2_400, 4),
  ...times(4_200, 21),
  ...times(8_800, 30),
  ...times(18_500, 22),
  ...times(38_500, 14),
  ...times(98_600, 11),
];

test.each([
  ['a wide spread', womensWear, '*-5000 25, 5000-10000 30, 10000-25000 22, 25000-50000 14, 50000-* 11'],
  [
    'few dresses',
    [3_540, 6_900, 7_400, 7_820, 8_900, 12_400, 12_800],
    '*-5000 1, 5000-7500 2, 7500-10000 2, 10000-* 2',
  ],
  ['tees that cost nearly the same', [1_190, 1_290, 1_490, 1_690, 2_190], '*-1500 3, 1500-2000 1, 2000-* 1'],
  ['gifts and bridal wear with nothing between', [120, 140, 140, 90_000, 240_000], '*-150 3, 150-200000 1, 200000-* 1'],
  [
    'a price on a border belongs to the upper range',
    [999, 1_000, 2_499, 2_500],
    '*-1000 1, 1000-2000 1, 2000-2500 1, 2500-* 1',
  ],
  ['one product', [4_000], ''],
  ['one price', [4_000, 4_000, 4_000], ''],
  ['nothing', [], ''],
] as const)('ranges fit the prices: %s', (_, prices, ranges) => {
  expect(read(fitted(prices))).toBe(ranges);
});

test.each(['INR', 'USD', 'GBP'] as const)(
  'no list in %s has more than five ranges, an empty one or a gap',
  (currency) => {
    for (let seed = 1; seed < 200; seed += 1) {
      const prices = Array.from(
        { length: 1 + (seed % 40) },
        (__, at) => 90 + ((seed * 7_919 + at * at * 104_729) % 300_000),
      );
      const values = fitted(prices, currency);
      const ranges = values.map(({ id }) => priceRangeOf(id));
      expect(values.length).toBeLessThanOrEqual(5);
      expect(values.every(({ count }) => count > 0)).toBe(true);
      expect(ranges.slice(1).map((range) => range?.from)).toEqual(ranges.slice(0, -1).map((range) => range?.below));
      if (values.length > 0) {
        expect([ranges[0]?.from, ranges.at(-1)?.below]).toEqual([null, null]);
        expect(values.reduce((sum, { count }) => sum + count, 0)).toBe(prices.length);
      }
    }
  },
);

test.each([
  ['USD', ['$50', '$100', '$250', '$1,000']],
  ['GBP', ['£50', '£100', '£250', '£500']],
] as const)('borders are round in %s', (currency, borders) => {
  const ranges = fitted(womensWear, currency).map(({ id }) => priceRangeOf(id)?.below ?? null);
  expect(ranges.flatMap((below) => (below === null ? [] : [displayPrice(below, { currency })]))).toEqual(borders);
});

test('the ranges stay those of the whole list while other filters narrow it', () => {
  const ranges = read(fitted(womensWear, 'INR', [8_800, 8_800, 98_600]));
  expect(ranges).toBe('*-5000 0, 5000-10000 2, 10000-25000 0, 25000-50000 0, 50000-* 1');
});

test('where a search counts other ranges than those asked for they are put together just so', () => {
  const usual = ['0-50', '50-100', '100-150', '150-*'].map((id, at) => ({ id, label: '', count: at === 1 ? 0 : 2 }));
  expect(read(priceFit('INR').values(usual, usual))).toBe('*-100 2, 100-150 2, 150-* 2');
});
