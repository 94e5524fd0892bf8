import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FilterValue } from '#api/catalog/search-query.ts';
import { OPENING_MS, type TestApi } from '#api/testing/open-test-api.ts';
import { openTestSearch } from '#api/testing/open-test-search.ts';
import { type Graphql, inBothWays, type Rest } from './both-ways-for-tests.ts';

let shop: TestApi;
beforeAll(async () => {
  ({ shop } = await openTestSearch());
}, OPENING_MS);
afterAll(() => shop.api.close());

/** What is asked for, the filters in words of GET /api/catalog, and the same in those of the schema. */
type FilterCase = readonly [string, readonly (readonly [string, FilterValue, 'catalog'?])[], object];

const products: readonly FilterCase[] = [
  ['eq', [['sku', { eq: 'RT-TE-220' }]], { sku: { eq: 'RT-TE-220' } }],
  ['eq of a number and a text', [['id', { eq: '1042' }]], { id: { eq: '1042' } }],
  ['eq of a truth', [['stock.is_in_stock', { eq: true }]], { stock_is_in_stock: { eq: true } }],
  ['in', [['category_ids', { in: [304, 14] }]], { category_ids: { in: [304, 14] } }],
  ['neq', [['sku', { neq: 'RT-TE-220' }]], { sku: { neq: 'RT-TE-220' } }],
  ['nin', [['category_ids', { nin: [3] }]], { category_ids: { nin: [3] } }],
  ['gt', [['price', { gt: 8960 }]], { price: { gt: 8960 } }],
  ['gte', [['price', { gte: 8960 }]], { price: { gte: 8960 } }],
  ['lt', [['price', { lt: 8960 }]], { price: { lt: 8960 } }],
  ['lte', [['price', { lte: 8960 }]], { price: { lte: 8960 } }],
  ['from and to', [['price', { from: 60, to: 8960 }]], { price: { from: 60, to: 8960 } }],
  ['moreq', [['discount', { moreq: 20 }]], { discount: { moreq: 20 } }],
  ['a day', [['created_at', { gte: '2026-10-05' }]], { created_at: { gte: '2026-10-05' } }],
  ['like', [['name', { like: '%kurta%' }]], { name: { like: ['%kurta%'] } }],
  ['several likes', [['sku', { like: ['aj-%', 'rt%'] }]], { sku: { like: ['aj-%', 'rt%'] } }],
  ['exists', [['product_tag', { exists: true }]], { custom: [{ attribute: 'product_tag', value: { exists: true } }] }],
  [
    'exists not',
    [['product_tag', { exists: false }]],
    { custom: [{ attribute: 'product_tag', value: { exists: false } }] },
  ],
  ['colour of its own', [['color', { in: [49] }]], { color: { in: [49] } }],
  ['colour in every place', [['color', { in: [49] }, 'catalog']], { color: { in: [49], scope: 'catalog' } }],
  ['size in every place', [['size', { eq: 167 }, 'catalog']], { size: { eq: 167, scope: 'catalog' } }],
  ['the logical category', [['category', { eq: 304 }]], { category: { eq: 304 } }],
  ['the root is no category', [['category', { eq: 2 }]], { category: { eq: 2 } }],
  ['the name of a category', [['category.name', { like: 'new%' }]], { category_name: { like: 'new%' } }],
  [
    'a variant',
    [['configurable_children.sku', { eq: 'AJ-KS-1042-M' }]],
    { configurable_children_sku: { eq: 'AJ-KS-1042-M' } },
  ],
  [
    'designer and kind',
    [
      ['designer', { eq: 'Anjora' }],
      ['type_id', { eq: 'configurable' }],
    ],
    { designer: { eq: 'Anjora' }, type_id: { eq: 'configurable' } },
  ],
  [
    'gender, garment and readiness',
    [
      ['gender', { exists: true }],
      ['category_product', { gt: 0 }],
      ['rts', { eq: 1 }],
    ],
    { gender: { exists: true }, category_product: { gt: 0 }, rts: { eq: 1 } },
  ],
  [
    'what a list of the shop asks',
    [
      ['visibility', { in: [2, 3, 4] }],
      ['status', { in: [0, 1] }],
    ],
    { visibility: { in: [2, 3, 4] }, status: { in: [0, 1] } },
  ],
  [
    'addresses',
    [
      ['url_key', { eq: 'organic-cotton-tee' }],
      ['slug', { eq: 'organic-cotton-tee' }],
      ['url_path', { like: 'men/%' }],
    ],
    { url_key: { eq: 'organic-cotton-tee' }, slug: { eq: 'organic-cotton-tee' }, url_path: { like: 'men/%' } },
  ],
  ['pieces left', [['stock.qty', { gt: 7 }]], { custom: [{ attribute: 'stock.qty', value: { gt: 7 } }] }],
  ['a field that nobody has', [['nothing', { neq: 'x' }]], { custom: [{ attribute: 'nothing', value: { neq: 'x' } }] }],
  [
    'a custom filter beside others',
    [
      ['sku', { like: 'aj%' }],
      ['tax_class_id', { eq: 2 }],
    ],
    { sku: { like: 'aj%' }, custom: [{ attribute: 'tax_class_id', value: { eq: 2 } }] },
  ],
  ['an empty list', [['id', { in: [] }]], { id: { in: [] } }],
];

/** Those that find nothing, in either way. */
const EMPTY = ['the root is no category', 'an empty list'];

test.each(products)('filter: %s', async (what, filters, filter) => {
  const fields = ['color', 'size', 'category', 'discount', 'price'];
  const { rest, graphql } = await inBothWays(
    shop,
    ['products', 'product'],
    {
      query: {
        _appliedFilters: filters.map(([attribute, value, scope]) => ({ attribute, value, scope: scope ?? 'default' })),
        _availableFilters: fields.map((field) => ({ field })),
      },
      more: 'size=4000',
    },
    {
      types: '$filter: ProductFilterInput, $aggregations: [AggregationInput!], $pageSize: Int',
      variables: { filter, aggregations: fields.map((field) => ({ field })), pageSize: 4000 },
    },
  );
  expect(rest.total > 0).toBe(!EMPTY.includes(what));
  expect(graphql).toEqual(rest);
});

type Whole = readonly [string, Rest, Graphql['variables'], string?];

const searches: readonly Whole[] = [
  ['a text', { query: { _searchText: 'indigo kurta' } }, { search: 'indigo kurta' }],
  ['a text with typing mistakes', { query: { _searchText: 'indgo krta' } }, { search: 'indgo krta' }],
  ['an article number', { query: { _searchText: 'aj-ks-1042-m' } }, { search: 'aj-ks-1042-m' }],
  [
    'a text and a sort',
    { query: { _searchText: 'silk' }, more: 'sort=price:desc' },
    { search: 'silk', sort: { price: 'DESC' } },
  ],
  [
    'the second page of a text',
    { query: { _searchText: 'silk' }, more: 'size=5&from=5' },
    { search: 'silk', pageSize: 5, currentPage: 2 },
  ],
  ['ties, ascending', { more: 'sort=discount:asc' }, { sort: { discount: 'ASC' } }],
  ['ties, descending', { more: 'sort=stock.is_in_stock:desc' }, { sort: { stock_is_in_stock: 'DESC' } }],
  ['two keys', { more: 'sort=discount:desc,name:asc' }, { sort: { discount: 'DESC', name: 'ASC' } }],
  ['a page beyond the last', { more: 'size=24&from=2400' }, { pageSize: 24, currentPage: 101 }],
  [
    'the price set of the US',
    { query: { _appliedFilters: [{ attribute: 'price', value: { gte: 50, lt: 100 } }] } },
    { filter: { price: { gte: 50, lt: 100 } } },
    'US',
  ],
  [
    'the discount abroad',
    { query: { _availableFilters: [{ field: 'discount' }, { field: 'price' }] }, more: 'sort=discount:desc' },
    { aggregations: [{ field: 'discount' }, { field: 'price' }], sort: { discount: 'DESC' } },
    'GB',
  ],
  [
    'few buckets',
    { query: { _availableFilters: [{ field: 'color', options: { size: 2 } }] } },
    { aggregations: [{ field: 'color', size: 2 }] },
  ],
  [
    'buckets of own values',
    { query: { _availableFilters: [{ field: 'color', scope: 'default' }] } },
    { aggregations: [{ field: 'color', scope: 'default' }] },
  ],
  ['the prices of a group', { more: 'groupId=3' }, { groupId: 3 }],
];

const TYPES: Readonly<Record<string, string>> = {
  search: 'String',
  filter: 'ProductFilterInput',
  sort: 'ProductSortInput',
  aggregations: '[AggregationInput!]',
  pageSize: 'Int',
  currentPage: 'Int',
  groupId: 'Int',
};

test.for(searches)('search: %s', async ([_what, rest, variables, country = 'IN']) => {
  const types = Object.keys(variables).map((name) => `$${name}: ${TYPES[name]}`);
  const both = await inBothWays(shop, ['products', 'product'], rest, { types: types.join(', '), variables }, country);
  expect(both.rest.total).toBeGreaterThan(0);
  expect(both.graphql).toEqual(both.rest);
});
