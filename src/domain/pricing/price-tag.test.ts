import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Prices } from '#domain/catalog/product.ts';
import { moneyOf, nothing, type Percent, paise } from '#domain/shared/money.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { containsTax, discountPercent, type Market, priceOf, priceOfProduct } from './price-tag.ts';
import { specialPrice } from './special-price.ts';

const today = '2026-06-15';
const india: Market = { country: 'IN', today };

function reduced(special: number, specialFrom: string | null = null, specialTo: string | null = null): Prices {
  return {
    india: { regular: moneyOf(2_000), special: moneyOf(special) },
    us: null,
    others: null,
    specialFrom,
    specialTo,
  };
}

test.each([
  ['PRICE-01 nothing', 0],
  ['PRICE-01 less than nothing', -100],
  ['PRICE-02 just as high', 2_000],
  ['PRICE-02 higher', 2_500],
])('%s is no special price', (_case, special) => {
  const prices = reduced(special);
  expect(specialPrice(prices.india, prices, today)).toBe(nothing);
  expect(priceOf(prices, india)).toEqual({ current: moneyOf(2_000), regular: moneyOf(2_000), discount: 0 as Percent });
});

test.each([
  ['PRICE-03 on its first day', today, '2026-06-20', 1_500],
  ['PRICE-03 on its last day', '2026-06-10', today, 1_500],
  ['PRICE-03 on the day before', '2026-06-16', '2026-06-20', 2_000],
  ['PRICE-03 on the day after', '2026-06-10', '2026-06-14', 2_000],
  ['PRICE-04 from today on', today, null, 1_500],
  ['PRICE-04 from tomorrow on', '2026-06-16', null, 2_000],
  ['PRICE-05 until today', null, today, 1_500],
  ['PRICE-05 until yesterday', null, '2026-06-14', 2_000],
  ['PRICE-06 without days', null, null, 1_500],
])('%s a special price makes %i', (_when, from, to, current) => {
  expect(priceOf(reduced(1_500, from, to), india).current).toBe(moneyOf(current));
});

test('PRICE-09 in India the prices of India count, whatever other countries have', () => {
  const elsewhere = { regular: moneyOf(3_000), special: moneyOf(2_500) };
  const prices = { ...reduced(1_500), us: elsewhere, others: elsewhere };
  expect(priceOf(prices, india)).toMatchObject({ current: moneyOf(1_500), regular: moneyOf(2_000) });
});

test.each([0, -100])('PRICE-14 with a special price of %i there is no discount', (special) => {
  expect(discountPercent(moneyOf(2_000), moneyOf(special))).toBe(0);
});

test('PRICE-07 outside of its days a special price is zero', () => {
  const over = reduced(1_500, null, '2026-06-14');
  expect(specialPrice(over.india, over, today)).toBe(nothing);
  expect(priceOf(over, india)).toEqual({ current: moneyOf(2_000), regular: moneyOf(2_000), discount: 0 as Percent });
});

type State = 'on' | 'off' | 'sold out';

/** Variants by their prices: the regular one, the special one where there is one, and what may keep it from being bought. */
function kurtaOf(...variants: readonly (readonly [regular: number, special: number, state: State])[]) {
  const [first] = kurta().variants;
  if (!first) throw new Error('The kurta has no variants.');
  return kurta({
    prices: reduced(0),
    variants: variants.map(([regular, special, state]) => ({
      ...first,
      status: state === 'off' ? 2 : 1,
      stock: { quantity: 5, isInStock: state !== 'sold out', status: 1 },
      prices: { ...reduced(0), india: { regular: moneyOf(regular), special: moneyOf(special) } },
    })),
  });
}

test.each([
  ['lowest', kurtaOf([3_500, 0, 'on'], [3_000, 0, 'on']), 3_000],
  ['lowest reduced', kurtaOf([3_000, 0, 'on'], [3_500, 2_500, 'on']), 2_500],
  ['lowest that is switched on', kurtaOf([1_000, 0, 'off'], [3_000, 0, 'on']), 3_000],
  ['lowest, where all are switched off,', kurtaOf([3_500, 0, 'off'], [3_000, 0, 'off']), 3_000],
  ['lowest, sold out or not,', kurtaOf([1_000, 0, 'sold out'], [3_000, 0, 'on']), 1_000],
])('PRICE-08 the price of the %s variant is shown', (_which, product, current) => {
  expect(priceOfProduct(product, india, { listOutOfStockProducts: true }).current).toBe(moneyOf(current));
});

test.each([
  ['can be bought', kurtaOf([1_000, 0, 'sold out'], [3_000, 0, 'on']), 3_000],
  ['is sold out, where all are,', kurtaOf([3_500, 0, 'sold out'], [3_000, 0, 'sold out']), 3_000],
])(
  'PRICE-08 the price of the lowest variant that %s is shown where sold-out pieces are not',
  (_which, product, current) => {
    expect(priceOfProduct(product, india, { listOutOfStockProducts: false }).current).toBe(moneyOf(current));
  },
);

test.each([
  ['IN', 2, true],
  ['IN', null, true],
  ['IN', 0, false],
  ['US', 2, false],
  ['ROW', null, false],
] as const)('CAT-011 whether a price of %s in the tax class %j holds all taxes: %s', (country, taxClass, holds) => {
  expect(containsTax(country, { taxClass })).toBe(holds);
});

test.each([
  ['the US', 'US', { us: { regular: moneyOf(3_000), special: nothing } }, 3_000],
  ['the US without a price of its own', 'US', { us: { regular: nothing, special: nothing } }, 2_000],
  ['the US of which nothing is said', 'US', {}, 2_000],
  [
    'other countries',
    'ROW',
    { others: { regular: moneyOf(4_000), special: nothing }, us: { regular: moneyOf(3_000), special: nothing } },
    4_000,
  ],
  ['other countries without a price', 'ROW', { us: { regular: moneyOf(3_000), special: nothing } }, 2_000],
] as const)(
  'PRICE-10 PRICE-11 PRICE-12 a piece costs in %s what that country is told, else what it costs in India',
  (_where, country, own, current) => {
    expect(priceOf({ ...reduced(0), ...own }, { country, today }).current).toBe(moneyOf(current));
  },
);

test('PRICE-13 a gap halfway between two percentages is the larger one', () => {
  expect(discountPercent(moneyOf(1_000), moneyOf(855))).toBe(15);
});

test('PRICE-13 of all prices the discount is the nearest percentage of their paise', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 7n }); // up to a hundred thousand rupees
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [regular, special] = one > other ? [one, other] : [other, one];
      const percent = Number((200n * (regular - special) + regular) / (2n * regular));
      expect(discountPercent(paise(Number(regular)), paise(Number(special)))).toBe(percent);
    }),
  );
});

test('a price tag holds the very amounts that it is made of', () => {
  const amount = fc.integer({ min: 1, max: 1e9 }).map(paise);
  fc.assert(
    fc.property(amount, amount, (regular, special) => {
      const prices = { ...reduced(0), india: { regular, special } };
      const { current, regular: before } = priceOf(prices, india);
      expect([current, before]).toEqual([special < regular ? special : regular, regular]);
    }),
  );
});

test('several pieces cost less in India alone, and only where they do', () => {
  const tiers = [
    { quantity: 2, price: moneyOf(1_500) },
    { quantity: 3, price: moneyOf(1_400) },
  ];
  expect(priceOf({ ...reduced(1_500), tiers }, india).tiers).toEqual(tiers.slice(1));
  expect(priceOf({ ...reduced(0), tiers }, india).tiers).toEqual(tiers);
  expect(priceOf({ ...reduced(1_200), tiers }, india)).not.toHaveProperty('tiers');
  expect(priceOf({ ...reduced(0), tiers }, { country: 'US', today })).not.toHaveProperty('tiers');
});
