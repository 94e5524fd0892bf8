import type { AvailableFilter, SearchQuery } from '#api/catalog/search-query.ts';

export type SearchCase = { readonly name: string; readonly query: SearchQuery; readonly sort?: string };

const eightFacets: readonly AvailableFilter[] = [
  'category_product',
  'category',
  'color',
  'discount',
  'size',
  'rts',
  'gender',
  'price',
].map((field) => ({ field }));

const listed = [
  { attribute: 'visibility', value: { in: [2, 3, 4] } },
  { attribute: 'status', value: { in: [0, 1] } },
];
const women = { attribute: 'category_ids', value: { in: [3] } };
const cheapest = { attribute: 'price', value: { gte: 150, lt: 20_000 } };
const indigo = { attribute: 'color', value: { in: [49] }, scope: 'catalog' as const };

/** What shoppers ask for: each a page of 24 with all eight facets. */
export const searchCases: readonly SearchCase[] = [
  { name: 'whole catalog, newest first', query: { _appliedFilters: listed }, sort: 'created_at:desc' },
  { name: 'category, newest first', query: { _appliedFilters: [...listed, women] }, sort: 'created_at:desc' },
  {
    name: 'category, colour and price, what can be had first',
    query: { _appliedFilters: [...listed, women, indigo, cheapest] },
    sort: 'stock.is_in_stock:desc',
  },
  { name: 'text, two words', query: { _searchText: 'indigo kurta', _appliedFilters: listed } },
  { name: 'text, typing mistakes in both words', query: { _searchText: 'indgo kurtta', _appliedFilters: listed } },
  { name: 'text, an article number', query: { _searchText: 'AJ-KS-1042-M', _appliedFilters: listed } },
].map((each) => ({ ...each, query: { ...each.query, _availableFilters: eightFacets } }));
