import { withCounts } from '#domain/catalog/facets.ts';
import type { ChosenFilters, Facet } from '#domain/catalog/filters.ts';
import { withPriceCounts } from '#domain/catalog/price-fit.ts';
import type { Listing } from './keep-loaded.ts';
import { type FoundList, isSameList, type ProductList } from './product-list.ts';

/** A list as a page can show it, and what it can be narrowed by where that comes later. */
export type ListToShow = { readonly list: ProductList; readonly facetsToCome: Promise<readonly Facet[]> | null };

/**
 * Where the page has filters of the list already, its products do not wait: what was offered stays in its place with the
 * counts of the products found, and an attribute that narrows the list with those it had, until all is counted anew. A page
 * that has none yet, as on the server, gets the list whole.
 */
export async function listToShow(found: FoundList, shown: ProductList | null): Promise<ListToShow> {
  const { facetsToCome, ...list } = found;
  if (!facetsToCome) return { list, facetsToCome: null };
  if (shown && shown.facets.length > 0)
    return { list: { ...list, facets: meanwhile(shown.facets, list) }, facetsToCome };
  return { list: { ...list, facets: await facetsToCome }, facetsToCome: null };
}

function meanwhile(shown: readonly Facet[], { chosen, facets: present }: ProductList): readonly Facet[] {
  const counted = withCounts(shown, (code) => (isNarrowed(chosen, code) ? shown : present));
  const prices = present.find(({ code }) => code === 'price')?.values ?? [];
  return counted.map((facet, at) =>
    facet.code === 'price' && !isNarrowed(chosen, 'price')
      ? { code: facet.code, values: withPriceCounts(shown[at]?.values ?? [], prices) }
      : facet,
  );
}

function isNarrowed(chosen: ChosenFilters, code: Facet['code']): boolean {
  return chosen[code] !== undefined;
}

/** The page with what its list can be narrowed by; one that shows another choice by now is left as it is. */
export function withFacets<View extends Listing>(now: View, list: ProductList, facets: readonly Facet[]): View {
  if (now.kind !== 'ready' || !isSameList(now.list, list)) return now;
  return { ...now, list: { ...now.list, facets } };
}
