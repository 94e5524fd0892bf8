import type { Facet } from '#domain/catalog/filters.ts';
import type { Listing } from './keep-loaded.ts';
import { type FoundList, isSameList, type ProductList } from './product-list.ts';

/** A list as a page can show it, and what it can be narrowed by where that comes later. */
export type ListToShow = { readonly list: ProductList; readonly facetsToCome: Promise<readonly Facet[]> | null };

/**
 * Where the page has filters of the list already, its products do not wait: what was offered stays in its place until it
 * is counted anew. A page that has none yet, as on the server, gets the list whole.
 */
export async function listToShow(found: FoundList, shown: ProductList | null): Promise<ListToShow> {
  const { facetsToCome, ...list } = found;
  if (!facetsToCome) return { list, facetsToCome: null };
  if (shown && shown.facets.length > 0) return { list: { ...list, facets: shown.facets }, facetsToCome };
  return { list: { ...list, facets: await facetsToCome }, facetsToCome: null };
}

/** The page with what its list can be narrowed by; one that shows another choice by now is left as it is. */
export function withFacets<View extends Listing>(now: View, list: ProductList, facets: readonly Facet[]): View {
  if (now.kind !== 'ready' || !isSameList(now.list, list)) return now;
  return { ...now, list: { ...now.list, facets } };
}
