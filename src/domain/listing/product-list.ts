import { type ChosenFilters, type Facet, isSameChoice, noFilters } from '#domain/catalog/filters.ts';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import type { SortId } from '#domain/catalog/sort-options.ts';
import type { Correction } from '#domain/catalog/words.ts';
import type { Tile } from './tile.ts';

/** What a list is about before a shopper narrows it, such as one category or a text. */
export type ListScope = Pick<SearchQuery, 'text' | 'conditions'>;

/** What a shopper sees of a list: narrowed, in an order, pages `firstPage` to `lastPage` (from 0). */
export type ListPlace = {
  readonly chosen: ChosenFilters;
  readonly sort: SortId;
  readonly firstPage: number;
  readonly lastPage: number;
};

/** A list as far as it was loaded; `facets` offers what to narrow it by, with the counts of the present choice. */
export type ProductList = ListPlace & {
  readonly scope: ListScope;
  readonly facets: readonly Facet[];
  readonly tiles: readonly Tile[];
  readonly total: number;
  /** What mistyped words of the text were taken for; null where the catalog does not tell. */
  readonly corrections: readonly Correction[] | null;
  /** The sizes that the text names; null where the catalog does not tell. */
  readonly sizes: readonly string[] | null;
  /** Whether the tiles are still those of an earlier choice: the present one is on its way, or did not arrive. */
  readonly renewal: 'none' | 'loading' | 'failed';
};

/**
 * A list whose products are there. Where it is narrowed, `facets` are those of the products found, and what the list offers
 * besides is still being counted.
 */
export type FoundList = ProductList & { readonly facetsToCome?: Promise<readonly Facet[]> };

/** Whether a list shows a place: it ends there, and begins there or above. */
export function showsPlace(list: ListPlace, place: ListPlace): boolean {
  const isAsLong = list.lastPage === place.lastPage && list.firstPage <= place.firstPage;
  return isAsLong && list.sort === place.sort && isSameChoice(list.chosen, place.chosen);
}

/** Whether two lists hold the same products in the same order, however far each was loaded. */
export function isSameList(one: ProductList, other: ProductList): boolean {
  const isSameScope = JSON.stringify(one.scope) === JSON.stringify(other.scope);
  return isSameScope && one.sort === other.sort && isSameChoice(one.chosen, other.chosen);
}

/** Whether nothing narrows the list and it is seen from its beginning. */
export function isWholeList({ chosen, firstPage }: ListPlace): boolean {
  return firstPage === 0 && isSameChoice(chosen, noFilters);
}

/** The list while another choice is on its way: what was chosen shows at once, the tiles stay. */
export function whileRenewing(list: ProductList, { chosen, sort }: ListPlace): ProductList {
  return { ...list, chosen, sort, renewal: 'loading' };
}

/** What follows on a list, and how much the list holds now. */
export type NextPage = Pick<ProductList, 'tiles' | 'total'>;

/** The list with its next page below; what is on it already is not shown twice. */
export function withPageBelow(list: ProductList, { tiles, total }: NextPage): ProductList {
  const known = new Set(list.tiles.map(({ sku }) => sku));
  const fresh = tiles.filter(({ sku }) => !known.has(sku));
  return { ...list, tiles: [...list.tiles, ...fresh], total, lastPage: list.lastPage + 1 };
}

/** The list as it was found, and below it what was loaded between `before`, when it was asked for, and `now`. */
export function withLoadedMeanwhile(found: ProductList, before: ProductList, now: ProductList): ProductList {
  const hasGrown = before.lastPage === found.lastPage && now.lastPage > before.lastPage && isSameList(found, now);
  if (!hasGrown) return found;
  const tiles = now.tiles.slice(before.tiles.length);
  return { ...withPageBelow(found, { tiles, total: found.total }), lastPage: now.lastPage };
}
