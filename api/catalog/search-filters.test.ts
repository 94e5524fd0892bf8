import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import { type Find, openTestSearch, type Product, valuesOf } from '#api/testing/open-test-search.ts';
import type { SearchQuery } from './search-query.ts';

let shop: TestApi;
let all: readonly Product[];
let find: Find;
beforeAll(async () => {
  ({ shop, all, find } = await openTestSearch());
}, OPENING_MS);
afterAll(() => shop.api.close());

type Filter = NonNullable<SearchQuery['_appliedFilters']>[number];

async function skusWith(...filters: readonly Filter[]): Promise<readonly string[]> {
  return (await find({ _appliedFilters: filters }, 'size=4000')).items.map(({ sku }) => sku);
}

/** What should be found, worked out from the products themselves. */
function skusOf(holds: (product: Product) => boolean): readonly string[] {
  const matching = all.filter(holds);
  expect(matching.length).toBeGreaterThan(0);
  return matching.map(({ sku }) => sku);
}

test('every product has all it needs, in the order of its ids', () => {
  expect(all.length).toBeGreaterThanOrEqual(60);
  const ids = all.map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});

test('the product of the contract is answered as the contract shows it', async () => {
  const [found] = (await find({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'AJ-KS-1042' } }] })).items;
  expect(found).toMatchObject({
    id: 1042,
    parent_sku: 'AJ-KS-1042',
    parentSku: 'AJ-KS-1042',
    slug: 'indigo-block-print-kurta-set',
    price: 10000,
    originalPrice: 10000,
    originalPriceInclTax: 11200,
    special_price: 8960,
    specialPriceInclTax: 8960,
    priceInclTax: 8960,
    tax: 960,
    discount: 20,
    price_by_currency: 13000,
    price_for_other: 12500,
    currency_code: 'INR',
    stock: { product_id: 1042, sku: 'AJ-KS-1042', qty: 7, is_in_stock: true, stock_status: 1 },
    rts: 1,
    color_options: [49],
    size_options: [166, 167],
    bundle_options: [],
    product_option: null,
    configurable_children: [
      { sku: 'AJ-KS-1042-S', stock: { qty: 0, is_in_stock: false } },
      { sku: 'AJ-KS-1042-M', priceInclTax: 8960, tax: 960, stock: { qty: 7 } },
    ],
  });
});

const cases: readonly (readonly [string, Filter, (product: Product) => boolean])[] = [
  ['eq on a number', { attribute: 'id', value: { eq: 1042 } }, ({ id }) => id === 1042],
  ['eq on a number as text', { attribute: 'id', value: { eq: '1042' } }, ({ id }) => id === 1042],
  [
    'in on a list',
    { attribute: 'category_ids', value: { in: [304, 14] } },
    (p) => p.category_ids.some((id) => [304, 14].includes(id)),
  ],
  ['nin on a list', { attribute: 'category_ids', value: { nin: [3] } }, (p) => !p.category_ids.includes(3)],
  ['neq', { attribute: 'sku', value: { neq: 'RT-TE-220' } }, ({ sku }) => sku !== 'RT-TE-220'],
  ['neq on a missing field', { attribute: 'nothing', value: { neq: 'x' } }, () => true],
  ['a range', { attribute: 'price', value: { gte: 150 }, scope: 'catalog' }, ({ priceInclTax }) => priceInclTax >= 150],
  [
    'two ends',
    { attribute: 'price', value: { gte: 50, lt: 100 } },
    (p) => p.priceInclTax >= 50 && p.priceInclTax < 100,
  ],
  [
    'from and to',
    { attribute: 'price', value: { from: 60, to: 8960 } },
    (p) => p.priceInclTax >= 60 && p.priceInclTax <= 8960,
  ],
  ['gt', { attribute: 'stock.qty', value: { gt: 7 } }, ({ stock }) => stock.qty > 7],
  ['moreq', { attribute: 'discount', value: { moreq: 20 } }, ({ discount }) => discount >= 20],
  [
    'a day',
    { attribute: 'created_at', value: { gte: '2026-10-05' } },
    (p) => Date.parse(p.created_at) >= Date.parse('2026-10-05'),
  ],
  [
    'like with any run',
    { attribute: 'name', value: { like: '%KURTA%' } },
    ({ name }) => name.toLowerCase().includes('kurta'),
  ],
  ['like without a run', { attribute: 'sku', value: { like: 'rt-te-220' } }, ({ sku }) => sku === 'RT-TE-220'],
  ['one of two likes', { attribute: 'sku', value: { like: ['aj-%', 'RT%'] } }, ({ sku }) => /^(AJ-|RT)/.test(sku)],
  [
    'exists',
    { attribute: 'configurable_children.sku', value: { exists: true } },
    (p) => (p.configurable_children ?? []).length > 0,
  ],
  [
    'exists not',
    { attribute: 'configurable_children.sku', value: { exists: false } },
    (p) => (p.configurable_children ?? []).length === 0,
  ],
  [
    'a variant',
    { attribute: 'configurable_children.sku', value: { eq: 'AJ-KS-1042-M' } },
    ({ sku }) => sku === 'AJ-KS-1042',
  ],
  ['stock', { attribute: 'stock.is_in_stock', value: { eq: true } }, ({ stock }) => stock.is_in_stock],
  ['no stock', { attribute: 'stock.is_in_stock', value: { eq: 'false' } }, ({ stock }) => !stock.is_in_stock],
  [
    'colour in every place',
    { attribute: 'color', value: { in: [49] }, scope: 'catalog' },
    (p) => valuesOf(p, 'color').includes(49),
  ],
  ['colour of its own', { attribute: 'color', value: { in: [49] } }, ({ color }) => color === 49],
  [
    'size in every place',
    { attribute: 'size', value: { in: ['167'] }, scope: 'catalog' },
    (p) => valuesOf(p, 'size').includes(167),
  ],
  ['ready to ship', { attribute: 'rts', value: { eq: 1 } }, ({ rts }) => rts === 1],
  ['category', { attribute: 'category', value: { eq: 304 }, scope: 'catalog' }, (p) => p.category_ids.includes(304)],
];

test.each(cases)('filter: %s', async (_what, filter, holds) => {
  expect(await skusWith(filter)).toEqual(skusOf(holds));
});

test('filters hold together, an empty list matches nothing, the root is no category', async () => {
  expect(
    await skusWith({ attribute: 'sku', value: { eq: 'RT-TE-220' } }, { attribute: 'id', value: { eq: 1042 } }),
  ).toEqual([]);
  expect(await skusWith({ attribute: 'id', value: { in: [] } })).toEqual([]);
  expect(await skusWith({ attribute: 'category', value: { eq: 2 } })).toEqual([]);
});

test('a variant that is switched off leads nobody to its product', async () => {
  expect(await skusWith({ attribute: 'sku', value: { eq: 'HIDDEN-A' }, scope: 'catalog' })).toEqual(['HIDDEN']);
  expect(await skusWith({ attribute: 'sku', value: { eq: 'HIDDEN-B' }, scope: 'catalog' })).toEqual([]);
});

test('what a filter says is never part of the statement', async () => {
  const odd = `' or true --\\"%_`;
  expect(await skusWith({ attribute: 'name', value: { eq: odd } })).toEqual([]);
  expect(await skusWith({ attribute: 'name', value: { like: odd } })).toEqual([]);
  expect(await skusWith({ attribute: `x"; drop table products; --`, value: { exists: true } })).toEqual([]);
  expect(await skusWith({ attribute: 'sku', value: { like: 'AJ_KS_1042' } })).toEqual([]);
});

test('a price filter and the discount follow the country', async () => {
  const query = { _appliedFilters: [{ attribute: 'price', value: { gte: 50, lt: 100 } }] };
  expect((await find(query, 'size=4000')).items.map(({ sku }) => sku)).toContain('PLAIN');
  const abroad = (await find(query, 'size=4000', { 'country-id': 'US' })).items;
  const plain = abroad.find(({ sku }) => sku === 'PLAIN');
  expect(plain).toMatchObject({ discount: 50, priceInclTax: 60, special_price_by_currency: 70 });
});
