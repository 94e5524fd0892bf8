import { withoutBreaks } from '#domain/shared/plain-text.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { Attribute } from './attribute.ts';
import type { Category } from './category.ts';
import type { Facet, FilterCode, PriceRange } from './filters.ts';
import type { Product } from './product.ts';
import type { Correction } from './words.ts';

/** One condition of a search; all conditions hold together. Bounds: lower inclusive, upper exclusive (CAT-090). */
export type Condition =
  | { readonly field: string; readonly kind: 'is'; readonly value: string | number }
  | { readonly field: string; readonly kind: 'any-of'; readonly values: readonly (string | number)[] }
  | { readonly field: string; readonly kind: 'between'; readonly from: number | null; readonly below: number | null }
  /** What it costs in the market of who asks. */
  | (PriceRange & { readonly field: 'price'; readonly kind: 'priced' })
  /** A word of the field begins so; `start` is lower case. */
  | { readonly field: string; readonly kind: 'begins'; readonly start: string };

/** What is looked for: `size` results from `start` on, in the order of `sort` (`field:asc`), and what to count of all. */
export type SearchQuery = {
  /** Words to be found, typing mistakes forgiven, in names first; '' for none. Without a sort the best come first. */
  readonly text: string;
  readonly conditions: readonly Condition[];
  readonly size: number;
  readonly start: number;
  readonly sort: string;
  /** The attributes whose values are counted over all that match. */
  readonly facets: readonly FilterCode[];
  /** What prices are counted in; the usual ranges where none are named (CAT-089). */
  readonly priceRanges?: readonly PriceRange[];
};

/**
 * `facets` holds those that were asked for; values without a label are left out (CAT-027). `corrections` are those of the
 * text, `sizes` the labels of those that it names, which all that is found can be had in; null where the catalog does not
 * tell.
 */
export type SearchResult<T> = {
  readonly items: readonly T[];
  readonly total: number;
  readonly start: number;
  readonly facets: readonly Facet[];
  readonly corrections: readonly Correction[] | null;
  readonly sizes: readonly string[] | null;
};

/**
 * Finds products, categories and attributes. `unreachable` also stands for an answer later than the search time limit,
 * and for a search that was given up: its signal ended.
 */
export interface SearchIndex {
  products(query: SearchQuery, signal?: AbortSignal): Promise<Reply<SearchResult<Product>>>;
  categories(query: SearchQuery): Promise<Reply<SearchResult<Category>>>;
  attributes(query: SearchQuery): Promise<Reply<SearchResult<Attribute>>>;
}

export const PAGE_SIZE = 24; // specification §9, search and pagination
const LONGEST_TEXT = 128; // what is longer is no search; the contract takes 200
const LONG_LIST_SIZE = 4_000; // specification §9, list of categories

type Wanted = Partial<Omit<SearchQuery, 'priceRanges'>> & { readonly priceRanges?: readonly PriceRange[] | undefined };

/** A query within its limits: size at or below 0 becomes 24, a negative start 0 (CAT-051, CAT-052). */
export function searchQuery(wanted: Wanted): SearchQuery {
  const { text = '', conditions = [], size = PAGE_SIZE, start = 0, sort = '', facets = [], priceRanges } = wanted;
  return {
    text: withoutBreaks(text).slice(0, LONGEST_TEXT),
    conditions,
    size: size > 0 ? size : PAGE_SIZE,
    start: Math.max(0, start),
    sort: allowedSort(sort, conditions),
    facets,
    ...(priceRanges ? { priceRanges } : {}),
  };
}

/** All categories in the shop's order (CAT-066). */
export const allCategories: SearchQuery = {
  text: '',
  conditions: [],
  size: LONG_LIST_SIZE,
  start: 0,
  sort: 'position:asc',
  facets: [],
};

/** All attributes, in the order they were made. */
export const allAttributes: SearchQuery = { ...allCategories, sort: 'id:asc' };

/** Within a category the creation date only ever sorts newest first (CAT-068). */
function allowedSort(sort: string, conditions: readonly Condition[]): string {
  const isInCategory = conditions.some(({ field }) => field === 'category_ids');
  return isInCategory && sort.includes('created_at') ? 'created_at:desc' : sort;
}
