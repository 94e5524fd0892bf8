import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import { type Find, openTestSearch, type Product, valuesOf } from '#api/testing/open-test-search.ts';

let shop: TestApi;
let all: readonly Product[];
let find: Find;
beforeAll(async () => {
  ({ shop, all, find } = await openTestSearch());
}, OPENING_MS);
afterAll(() => shop.api.close());

test('facets count each product once for each of its values', async () => {
  const fields = ['color', 'size'] as const;
  const { aggregations } = await find({
    _availableFilters: fields.map((field) => ({ field, scope: 'catalog' as const })),
  });
  for (const field of fields) {
    const counted = new Map<number, number>();
    for (const value of all.flatMap((product) => valuesOf(product, field)))
      counted.set(value, (counted.get(value) ?? 0) + 1);
    const expected = [...counted].toSorted(([key, count], [other, less]) => less - count || key - other);
    expect(aggregations[`agg_terms_${field}`]?.buckets.map(({ key, doc_count }) => [key, doc_count])).toEqual(expected);
  }
});

test('facets have the labels that shoppers read', async () => {
  const wanted = ['color', 'category', 'discount', 'rts', 'gender', 'category_product', 'nothing'];
  const { aggregations } = await find({
    _appliedFilters: [{ attribute: 'sku', value: { eq: 'AJ-KS-1042' } }],
    _availableFilters: wanted.map((field) => ({ field })),
  });
  const labels = (field: string) => aggregations[`agg_terms_${field}`]?.buckets.map(({ label }) => label);
  expect(labels('color')).toEqual(['Indigo']);
  expect(labels('category')).toEqual(expect.arrayContaining(['Women', 'New Arrivals']));
  expect(labels('discount')).toEqual(['20%']);
  expect(labels('rts')).toEqual(['Ready to ship']);
  expect(labels('gender')).toHaveLength(1);
  expect(labels('category_product')).toHaveLength(1);
  expect(labels('nothing')).toEqual([]);
});

test('price ranges take their lower end and leave their upper one', async () => {
  const { aggregations } = await find({ _availableFilters: [{ field: 'price' }] });
  const count = (from: number, to: number) => all.filter((p) => p.priceInclTax >= from && p.priceInclTax < to).length;
  expect(aggregations['agg_range_price']?.buckets).toEqual([
    { key: '0-50', from: 0, to: 50, doc_count: count(0, 50) },
    { key: '50-100', from: 50, to: 100, doc_count: count(50, 100) },
    { key: '100-150', from: 100, to: 150, doc_count: count(100, 150) },
    { key: '150-*', from: 150, doc_count: count(150, Infinity) },
  ]);
  const own = await find({
    _availableFilters: [{ field: 'price', options: { ranges: [{ to: 1000 }, { from: 1000 }] } }],
  });
  expect(own.aggregations['agg_range_price']?.buckets).toEqual([
    { key: '*-1000', to: 1000, doc_count: count(0, 1000) },
    { key: '1000-*', from: 1000, doc_count: count(1000, Infinity) },
  ]);
});

test('a facet has no more buckets than asked for', async () => {
  const { aggregations } = await find({ _availableFilters: [{ field: 'color', options: { size: 2 } }] });
  expect(aggregations['agg_terms_color']?.buckets).toHaveLength(2);
});

type Order = readonly [string, (product: Product) => number | string];

const orders: readonly Order[] = [
  ['price', ({ priceInclTax }) => priceInclTax],
  ['created_at', ({ created_at }) => Date.parse(created_at)],
  ['stock.is_in_stock', ({ stock }) => Number(stock.is_in_stock)],
  ['discount', ({ discount }) => discount],
];

test.each(orders)('sorting by %s breaks ties by id in the same direction', async (field, keyOf) => {
  const compare = (one: Product, other: Product) => Number(keyOf(one)) - Number(keyOf(other)) || one.id - other.id;
  const skus = async (sort: string) => (await find({}, `size=4000&sort=${sort}`)).items.map(({ sku }) => sku);
  const expected = all.toSorted(compare).map(({ sku }) => sku);
  expect(await skus(`${field}:asc`)).toEqual(expected);
  expect(await skus(field)).toEqual(expected);
  expect(await skus(`${field}%3Adesc`)).toEqual(expected.toReversed());
});

test('an unknown sort is ignored', async () => {
  expect((await find({}, 'sort=mystery:desc&size=4000')).items.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

test('pages follow each other without a gap', async () => {
  const pages = await Promise.all([0, 24, 48].map((from) => find({}, `sort=price:desc&size=24&from=${from}`)));
  const whole = await find({}, 'sort=price:desc&size=72');
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole.items.map(({ id }) => id));
  expect(pages.map(({ total, start, perPage }) => [total, start, perPage])).toEqual(
    [0, 24, 48].map((from) => [all.length, from, 24]),
  );
});

test.each([
  ['', 24, 0],
  ['size=0&from=-5', 24, 0],
  ['size=9999', 4000, 0],
])('limits: %s', async (more, perPage, start) => {
  expect(await find({}, more)).toMatchObject({ perPage, start });
});
