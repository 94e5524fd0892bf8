import { expect, test } from 'vitest';
import type { Prices } from '#domain/catalog/product.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { discountPercent, type Market, priceOf, priceOfProduct } from './price-tag.ts';
import { specialPrice } from './special-price.ts';

const today = '2026-06-15';
const india: Market = { country: 'IN', today };

function reduced(special: number, specialFrom: string | null = null, specialTo: string | null = null): Prices {
  return { india: { regular: 2_000, special }, us: null, others: null, specialFrom, specialTo };
}

test.each([
  ['PRICE-01 nothing', 0],
  ['PRICE-01 less than nothing', -100],
  ['PRICE-02 just as high', 2_000],
  ['PRICE-02 higher', 2_500],
])('%s is no special price', (_case, special) => {
  const prices = reduced(special);
  expect(specialPrice(prices.india, prices, today)).toBe(0);
  expect(priceOf(prices, india)).toEqual({ current: 2_000, regular: 2_000, discount: 0 });
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
  expect(priceOf(reduced(1_500, from, to), india).current).toBe(current);
});

test('PRICE-09 in India the prices of India count, whatever other countries have', () => {
  const elsewhere = { regular: 3_000, special: 2_500 };
  const prices = { ...reduced(1_500), us: elsewhere, others: elsewhere };
  expect(priceOf(prices, india)).toMatchObject({ current: 1_500, regular: 2_000 });
});

test.each([0, -100])('PRICE-14 with a special price of %i there is no discount', (special) => {
  expect(discountPercent(2_000, special)).toBe(0);
});

test('PRICE-07 outside of its days a special price is zero', () => {
  const over = reduced(1_500, null, '2026-06-14');
  expect(specialPrice(over.india, over, today)).toBe(0);
  expect(priceOf(over, india)).toEqual({ current: 2_000, regular: 2_000, discount: 0 });
});

/** In the order of prices: regular ones, with the special one where there is one, and whether it is switched on. */
function kurtaOf(...variants: readonly (readonly [regular: number, special: number, isOn: boolean])[]) {
  const [first] = kurta().variants;
  if (!first) throw new Error('The kurta has no variants.');
  return kurta({
    prices: reduced(0),
    variants: variants.map(([regular, special, isOn]) => ({
      ...first,
      status: isOn ? 1 : 2,
      prices: { ...reduced(0), india: { regular, special } },
    })),
  });
}

test.each([
  ['lowest', kurtaOf([3_500, 0, true], [3_000, 0, true]), 3_000],
  ['lowest reduced', kurtaOf([3_000, 0, true], [3_500, 2_500, true]), 2_500],
  ['lowest that is switched on', kurtaOf([1_000, 0, false], [3_000, 0, true]), 3_000],
  ['lowest, where all are switched off,', kurtaOf([3_500, 0, false], [3_000, 0, false]), 3_000],
])('PRICE-08 the price of the %s variant is shown', (_which, product, current) => {
  expect(priceOfProduct(product, india).current).toBe(current);
});
