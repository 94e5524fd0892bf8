import type { Parser } from '#adapters/wire/parser.ts';
import { type FilterCode, type PriceRange, usualPriceRanges } from '#domain/catalog/filters.ts';
import {
  IN_CATEGORY,
  IN_NAME,
  IN_SKU,
  LEAST_SCORE,
  LEAST_SHARE,
  MOST_MEANINGS,
  MOST_MISTAKES,
  SAME_START,
} from '#domain/catalog/relevance.ts';
import type { Condition, SearchQuery } from '#domain/catalog/search-query.ts';
import type { PriceGroup } from '#domain/session/price-group.ts';
import { majorOf } from '#domain/shared/money.ts';
import { plainJson } from '#domain/shared/plain-text.ts';
import type { EntityType } from './entity-types.ts';
import type { Call } from './transport.ts';

/** What a search asks besides its query. */
export type Wish = {
  /** Whose prices are asked for; null for everybody's. */
  readonly group?: PriceGroup | null;
  /** Fields of what is found: these alone, or all but those. */
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
};

/** Puts a search into a call: the catalog can be asked in more than one way. */
export type SearchCall = <T>(type: EntityType, query: SearchQuery, asking: Wish & Asking<T>) => Call<T>;

export type Asking<T> = {
  readonly parse: Parser<T>;
  /** Names the store view; '' where the shop has only one. */
  readonly store: string;
};

/** Brings the way that the catalog is asked in; null while its code cannot be had. */
export type LoadSearchCall = () => Promise<SearchCall | null>;

const LONGEST_ADDRESS = 4_000; // half of what the contract allows: proxies on the way may allow less

/** GET while the address is short enough for everyone on the way, else POST with the same fields (contract, section 6). */
const searchCall: SearchCall = (type, query, { parse, store, group, ...fields }) => {
  const body = { store, ...bodyOf(type, query), ...group, ...limitsOf(fields) };
  const url = `/api/catalog?${parametersOf(body)}`;
  const call = { parse, limit: 'search', namesStore: true } as const;
  return url.length <= LONGEST_ADDRESS
    ? { ...call, method: 'GET', url }
    : { ...call, method: 'POST', url: '/api/catalog', body };
};

export const plainSearchCall: LoadSearchCall = async () => searchCall;

/** Nothing is said of fields unless some were asked for (CAT-045). */
function limitsOf({ include, exclude }: Pick<Wish, 'include' | 'exclude'>) {
  return { ...(include && { _sourceInclude: include }), ...(exclude && { _sourceExclude: exclude }) };
}

function parametersOf({ searchQuery, ...plain }: SearchBody): string {
  const parameters = { ...plain, request: plainJson(searchQuery) };
  return Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
}

type SearchBody = ReturnType<typeof bodyOf> & { readonly store: string };

function bodyOf(type: EntityType, { text, conditions, size, start, sort, ...wish }: SearchQuery) {
  const words = text === '' ? {} : { _searchText: text, _relevance: relevance };
  const { facets, priceRanges = usualPriceRanges() } = wish;
  const available = facets.map((field) => availableFilterOf(field, priceRanges));
  const wanted = facets.length === 0 ? {} : { _availableFilters: available };
  const searchQuery = { ...words, _appliedFilters: conditions.map(filterOf), ...wanted };
  return { type, size, from: start, ...(sort === '' ? {} : { sort }), searchQuery };
}

const relevance = {
  min_score: LEAST_SCORE,
  fuzziness: MOST_MISTAKES,
  minimum_should_match: `${LEAST_SHARE}%`,
  prefix_length: SAME_START,
  max_expansions: MOST_MEANINGS,
  boosts: { name: IN_NAME, sku: IN_SKU, 'category.name': IN_CATEGORY },
};

/** A condition in the words of the contract. */
export function filterOf(condition: Condition) {
  const filter = { attribute: condition.field, value: filterValueOf(condition) };
  return chosenByVariants.includes(condition.field) ? { ...filter, scope: 'catalog' } : filter;
}

const MOST_VALUES = 100; // specification §9, filters (CAT-078, CONF-08)

/** What is to be counted, in the words of the contract. */
export function availableFilterOf(field: FilterCode, priceRanges: readonly PriceRange[]) {
  const ranges = priceRanges.map(({ from, below }) => ({
    ...(from === null ? {} : { from: majorOf(from) }),
    ...(below === null ? {} : { to: majorOf(below) }),
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
    case 'priced': {
      const { from, below } = condition;
      return { ...(from === null ? {} : { gte: majorOf(from) }), ...(below === null ? {} : { lt: majorOf(below) }) };
    }
    case 'begins': {
      const start = condition.start.replaceAll('%', '');
      return { like: [`${start}%`, `% ${start}%`] };
    }
    default:
      return condition satisfies never;
  }
}
