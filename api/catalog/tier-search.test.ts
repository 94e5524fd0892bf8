import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, openTestApi, type TestApi } from '#api/testing/open-test-api.ts';
import type { SearchQuery } from './search-query.ts';

type Product = { readonly sku: string; readonly priceInclTax: number; readonly discount: number };
type Found = {
  readonly items: readonly Product[];
  readonly total: number;
  readonly aggregations: Readonly<Record<string, { readonly buckets: readonly object[] }>>;
};

const GROUP = 7;

let shop: TestApi;
beforeAll(async () => {
  shop = await openTestApi();
  await put({ sku: 'T-DEAR', price: 1_680, tier_prices: [{ qty: 1, value: 420, group: GROUP }] });
  await put({ sku: 'T-PLAIN', price: 560 });
  await put({ sku: 'T-OPEN', price: 1_120, special_price: 896, tier_prices: [{ qty: 1, value: 840.5 }] });
  await put({
    sku: 'T-OTHER',
    price: 784,
    tier_prices: [
      { qty: 1, value: 100, group: 8 },
      { qty: 3, value: 200 },
    ],
  });
  await put({ sku: 'T-GIVEN', price: 448, tier_prices: [{ qty: 1, value: 0 }] });
  await put({ sku: 'T-SET', type: 'bundle', price: 2_240, tier_prices: [{ qty: 1, value: 50 }] });
}, OPENING_MS);
afterAll(() => shop.api.close());

const put = (body: object) => shop.bench('/workbench/products', { body: { us_price: 1_000, ...body } });

const OURS = { attribute: 'sku', value: { like: 'T-%' } } as const;

async function find(more: string, query: SearchQuery = {}, country = 'IN'): Promise<Found> {
  const filtered = { ...query, _appliedFilters: [OURS, ...(query._appliedFilters ?? [])] };
  const address = `/api/catalog?type=product&request=${encodeURIComponent(JSON.stringify(filtered))}${more}`;
  return (await shop.call<Found>('catalogSearch', address, { headers: { 'country-id': country } })).result;
}

const skusOf = ({ items }: Found) => items.map(({ sku }) => sku);
const asGroup = `&groupId=${GROUP}`;

test('a group sorts by the prices that it is shown', async () => {
  const { items } = await find(`&sort=price${asGroup}`);
  expect(items.map(({ sku, priceInclTax }) => [sku, priceInclTax])).toEqual([
    ['T-DEAR', 420],
    ['T-GIVEN', 448],
    ['T-PLAIN', 560],
    ['T-OTHER', 784],
    ['T-OPEN', 840.5],
    ['T-SET', 2_240],
  ]);
  expect(skusOf(await find('&sort=price'))).toEqual(['T-GIVEN', 'T-PLAIN', 'T-OTHER', 'T-OPEN', 'T-DEAR', 'T-SET']);
});

test('a group filters and counts by the prices that it is shown', async () => {
  const query: SearchQuery = {
    _appliedFilters: [{ attribute: 'price', value: { gte: 400, lt: 450 } }],
    _availableFilters: [
      { field: 'price', options: { ranges: [{ from: 0, to: 430 }, { from: 430 }] } },
      { field: 'discount' },
    ],
  };
  const found = await find(asGroup, query);
  expect(skusOf(found)).toEqual(['T-DEAR', 'T-GIVEN']);
  expect(found.aggregations['agg_range_price']?.buckets.map((bucket) => Reflect.get(bucket, 'doc_count'))).toEqual([
    1, 1,
  ]);
  expect(found.aggregations['agg_terms_discount']?.buckets).toMatchObject([{ key: 75, doc_count: 1 }]);
  expect(skusOf(await find('', query))).toEqual(['T-GIVEN']);
});

test('a group finds the discount that each product shows it', async () => {
  const { items } = await find(`&sort=discount:desc${asGroup}`);
  expect(items.slice(0, 2).map(({ sku, discount }) => [sku, discount])).toEqual([
    ['T-DEAR', 75],
    ['T-OPEN', 25],
  ]);
  const value = { eq: 25 };
  expect(skusOf(await find(asGroup, { _appliedFilters: [{ attribute: 'discount', value }] }))).toEqual(['T-OPEN']);
});

test.each(['US', 'GB'])('tiers are Indian prices: in %s a group finds what everybody finds', async (country) => {
  const sorted = '&sort=price,discount:desc';
  expect((await find(`${sorted}${asGroup}`, {}, country)).items.map(({ sku, discount }) => [sku, discount])).toEqual(
    (await find(sorted, {}, country)).items.map(({ sku, discount }) => [sku, discount]),
  );
});

test.each(['-1', '2147483648', '1.5', 'seven', '1e3', '99999999999999999999'])(
  'a search for the group %s is no search',
  async (group) => {
    const answer = await shop.call('catalogSearch', `/api/catalog?type=product&groupId=${group}`);
    expect([answer.status, answer.result]).toEqual([400, 'Invalid search request']);
  },
);

test.each([-1, 2_147_483_648, 1.5, '7', null])('a posted search for the group %j is no search', async (groupId) => {
  const answer = await shop.call('catalogSearchPost', '/api/catalog', { body: { type: 'product', groupId } });
  expect([answer.status, answer.result]).toEqual([400, 'Invalid search request']);
});

test('the highest number of a group is one, and none given is none', async () => {
  expect((await find('&groupId=2147483647')).total).toBe(6);
  expect((await find('&groupId=')).total).toBe(6);
});
