import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import { type Find, openTestSearch, type Product } from '#api/testing/open-test-search.ts';

let shop: TestApi;
let all: readonly Product[];
let find: Find;
beforeAll(async () => {
  ({ shop, all, find } = await openTestSearch());
}, OPENING_MS);
afterAll(() => shop.api.close());

/** A search as it may come from anybody, by POST; an answer that the contract does not have fails the test. */
async function post(body: object): Promise<{ readonly code: number; readonly result: unknown }> {
  const answer = await shop.call('catalogSearchPost', '/api/catalog', { body: { type: 'product', ...body } });
  return answer.body as { readonly code: number; readonly result: unknown };
}

const likeOf = (like: string | readonly string[]) => ({
  searchQuery: { _appliedFilters: [{ attribute: 'name', value: { like } }] },
});

const INVALID = { code: 400, result: 'Invalid search request' };

test.each<[string, object]>([
  ['a size that is no number', { size: 'many' }],
  ['half a page', { from: 1.5 }],
  ['a sort that is no text', { sort: ['price'] }],
  ['fields that are no list', { _sourceInclude: 'sku' }],
  ['a store that is no text', { store: 1 }],
  ['a group that is no number', { groupId: 'vip' }],
  [
    'a day that is none',
    { searchQuery: { _appliedFilters: [{ attribute: 'created_at', value: { gte: '2026-02-30' } }] } },
  ],
  [
    'a month that is none',
    { searchQuery: { _appliedFilters: [{ attribute: 'created_at', value: { gte: '2026-13-01' } }] } },
  ],
  [
    'a day and words',
    { searchQuery: { _appliedFilters: [{ attribute: 'created_at', value: { lt: '2026-10-05 (noon)' } }] } },
  ],
  [
    'an hour that is none',
    { searchQuery: { _appliedFilters: [{ attribute: 'created_at', value: { lt: '2026-10-05T25:00:00Z' } }] } },
  ],
  [
    'a range below nothing',
    { searchQuery: { _availableFilters: [{ field: 'price', options: { ranges: [{ from: -5 }] } }] } },
  ],
  [
    'a range that nobody can write',
    { searchQuery: { _availableFilters: [{ field: 'price', options: { ranges: [{ to: 1e21 }] } }] } },
  ],
  [
    '33 filters',
    { searchQuery: { _appliedFilters: Array.from({ length: 33 }, () => ({ attribute: 'id', value: { eq: 1 } })) } },
  ],
  ['4,001 values', { searchQuery: { _appliedFilters: [{ attribute: 'id', value: { in: Array(4_001).fill(1) } }] } }],
  [
    '501 ranges',
    { searchQuery: { _availableFilters: [{ field: 'price', options: { ranges: Array(501).fill({}) } }] } },
  ],
  ['17 facets', { searchQuery: { _availableFilters: Array.from({ length: 17 }, (_, at) => ({ field: `f${at}` })) } }],
  ['21 patterns of one filter', likeOf(Array.from({ length: 21 }, (_, at) => `a${at}%`))],
  ['a pattern of 201 characters', likeOf('a%'.repeat(101))],
  ['101 names of fields', { _sourceInclude: Array.from({ length: 101 }, (_, at) => `f${at}`) }],
  ['101 names of fields to leave out', { _sourceExclude: Array.from({ length: 101 }, (_, at) => `f${at}`) }],
  ['a name of a field of 101 characters', { _sourceInclude: ['a'.repeat(101)] }],
  ['a name of a field with four wildcards', { _sourceExclude: ['*a*e*i*'] }],
  ['a name of a field that no field has', { _sourceInclude: ['name', 'a b'] }],
])('refused: %s', async (_what, body) => {
  expect(await post(body)).toEqual(INVALID);
});

test.each([500, 501, 4_000])('a list of %i values is compared, by POST', async (count) => {
  const values = [1042, ...Array.from({ length: count - 1 }, (_, at) => 1_000_000 + at)];
  for (const [operator, total] of [
    ['in', 1],
    ['nin', all.length - 1],
  ] as const) {
    const searchQuery = { _appliedFilters: [{ attribute: 'id', value: { [operator]: values } }] };
    expect(await post({ searchQuery })).toMatchObject({ code: 200, result: { total } });
  }
});

test.each<[string, object]>([
  ['a page far beyond the last', { size: 4_000, from: 1e15 }],
  ['a start longer than any word', { searchQuery: { _searchText: 'kurta', _relevance: { prefix_length: 1e12 } } }],
  ['a negative start', { searchQuery: { _searchText: 'kurta', _relevance: { prefix_length: -3 } } }],
  [
    'more meanings than there are words',
    { searchQuery: { _searchText: 'kurta', _relevance: { max_expansions: 1e12 } } },
  ],
  ['fewer meanings than none', { searchQuery: { _searchText: 'kurta', _relevance: { max_expansions: -1 } } }],
  [
    'boosts beyond all numbers',
    { searchQuery: { _searchText: 'kurta', _relevance: { boosts: { name: 1e308, sku: 1e308 } } } },
  ],
  ['boosts below nothing', { searchQuery: { _searchText: 'kurta', _relevance: { boosts: { name: -9 } } } }],
  ['a score that nothing has', { searchQuery: { _searchText: 'kurta', _relevance: { min_score: 1e300 } } }],
  [
    'more than all of the words',
    { searchQuery: { _searchText: 'kurta', _relevance: { minimum_should_match: '999%' } } },
  ],
  ['a number of 300 digits', { searchQuery: { _appliedFilters: [{ attribute: 'price', value: { gte: 1e300 } }] } }],
  [
    'a field of 5,000 steps',
    { searchQuery: { _appliedFilters: [{ attribute: 'a.'.repeat(4_999).concat('a'), value: { exists: true } }] } },
  ],
  ['facets of such a field', { searchQuery: { _availableFilters: [{ field: 'a.'.repeat(2_000).concat('a') }] } }],
  [
    '150 ranges',
    {
      searchQuery: {
        _availableFilters: [
          { field: 'price', options: { ranges: Array.from({ length: 150 }, (_, at) => ({ from: at })) } },
        ],
      },
    },
  ],
  ['no ranges', { searchQuery: { _availableFilters: [{ field: 'price', options: { ranges: [] } }] } }],
  [
    'two hundred sort keys',
    { sort: Array.from({ length: 200 }, (_, at) => (at % 2 ? 'price:desc' : 'name')).join(',') },
  ],
  ['a sort of nothing but signs', { sort: ',,:,' }],
])('answered all the same: %s', async (_what, body) => {
  expect((await post(body)).code).toBe(200);
});

async function skusWith(attribute: string, value: object): Promise<readonly string[]> {
  const query = { _appliedFilters: [{ attribute, value }] };
  return (await find(query, 'size=4000')).items.map(({ sku }) => sku);
}

const createdSince = (time: string) =>
  all.filter((p) => Date.parse(p.created_at) >= Date.parse(time)).map(({ sku }) => sku);

test.each([
  ['a day', '2026-10-05', '2026-10-05T00:00:00Z'],
  ['a moment', '2026-10-05T06:30:00Z', '2026-10-05T06:30:00Z'],
  ['a moment with its thousandths', '2026-10-05T06:30:00.001Z', '2026-10-05T06:30:00.001Z'],
  ['a moment of another zone', '2026-10-05T12:00:00+05:30', '2026-10-05T06:30:00Z'],
  ['a moment without a zone', '2026-10-05T06:30:00', '2026-10-05T06:30:00Z'],
])('times are compared as times: %s', async (_what, operand, time) => {
  expect(createdSince(time)).not.toHaveLength(all.length);
  expect(await skusWith('created_at', { gte: operand })).toEqual(createdSince(time));
});

test('a text that only looks like a day is no time, and hurts nobody', async () => {
  await shop.bench('/workbench/products', { body: { sku: 'ODD-DAY', type: 'simple', name: '2026-99-99 Shawl' } });
  expect(await skusWith('name', { gte: '2026-01-01' })).toEqual([]);
  expect(await skusWith('special_from_date', { lte: '2026-10-01', gte: '2026-10-01' })).toContain('AJ-KS-1042');
});

test('a product counts once for a value that several of its variants have', async () => {
  const { aggregations, items } = await find({
    _appliedFilters: [{ attribute: 'sku', value: { eq: 'AJ-KS-1042' } }],
    _availableFilters: [{ field: 'configurable_children.color' }],
  });
  expect(items).toHaveLength(1);
  expect(aggregations['agg_terms_configurable_children.color']?.buckets).toEqual([
    { key: 49, label: expect.any(String), doc_count: 1 },
  ]);
});

test('of two aggregations over one field the first counts', async () => {
  const { aggregations } = await find({
    _availableFilters: [
      { field: 'color', options: { size: 1 } },
      { field: 'price', options: { ranges: [{ from: 0 }] } },
      { field: 'color' },
      { field: 'price' },
    ],
  });
  expect(aggregations['agg_terms_color']?.buckets).toHaveLength(1);
  expect(aggregations['agg_range_price']?.buckets).toMatchObject([{ key: '0-*' }]);
});
