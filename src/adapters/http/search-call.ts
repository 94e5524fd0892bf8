import { type FilterCode, priceRanges } from '#domain/catalog/filters.ts';
import type { Condition, SearchQuery } from '#domain/catalog/search-query.ts';
import type { Parser } from '#wire/parser.ts';
import type { Call } from './transport.ts';

type EntityType = 'product' | 'category' | 'attribute' | 'review';

const LONGEST_ADDRESS = 4_000; // half of what the contract allows: proxies on the way may allow less

/** GET while the address is short enough for everyone on the way, else POST with the same fields (contract, section 6). */
export function searchCall<T>(type: EntityType, query: SearchQuery, parse: Parser<T>): Call<T> {
  const url = `/api/catalog?${parametersOf(type, query)}`;
  if (url.length <= LONGEST_ADDRESS) return { method: 'GET', url, parse, limit: 'search' };
  return { method: 'POST', url: '/api/catalog', body: bodyOf(type, query), parse, limit: 'search' };
}

function parametersOf(type: EntityType, query: SearchQuery): string {
  const { searchQuery, ...plain } = bodyOf(type, query);
  const parameters = { ...plain, request: JSON.stringify(searchQuery) };
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

function bodyOf(type: EntityType, { text, conditions, size, start, sort, facets }: SearchQuery) {
  const words = text === '' ? {} : { _searchText: text };
  const wanted = facets.length === 0 ? {} : { _availableFilters: facets.map(availableFilterOf) };
  const searchQuery = { ...words, _appliedFilters: conditions.map(filterOf), ...wanted };
  return { store: '', type, size, from: start, ...(sort === '' ? {} : { sort }), searchQuery };
}

function filterOf(condition: Condition) {
  const filter = { attribute: condition.field, value: filterValueOf(condition) };
  return chosenByVariants.includes(condition.field) ? { ...filter, scope: 'catalog' } : filter;
}

const MOST_VALUES = 100; // specification §9, filters (CAT-078, CONF-08)

function availableFilterOf(field: FilterCode) {
  const ranges = priceRanges.map(({ from, below }) => ({
    ...(from === null ? {} : { from }),
    ...(below === null ? {} : { to: below }),
  }));
  return { field, scope: 'catalog', options: field === 'price' ? { ranges } : { size: MOST_VALUES } };
}

/** A product counts as red when one of its variants is. */
const chosenByVariants: readonly string[] = ['color', 'size'];

function filterValueOf(condition: Condition) {
  switch (condition.kind) {
    case 'is':
      return { eq: condition.value };
    case 'any-of':
      return { in: condition.values };
    case 'between': {
      const { from, below } = condition;
      return { ...(from === null ? {} : { gte: from }), ...(below === null ? {} : { lt: below }) };
    }
    case 'begins': {
      const start = condition.start.replaceAll('%', '');
      return { like: [`${start}%`, `% ${start}%`] };
    }
    default:
      return condition satisfies never;
  }
}
