import { type Opened, type Page, type PageVisit, shown } from '#app/page/page.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { CategoryRequest } from '#domain/listing/open-category.ts';
import { showsPlace } from '#domain/listing/product-list.ts';
import { formAddressOf } from '#viewmodels/catalog/form-address.ts';
import { listQueryOf, placeOf } from '#viewmodels/catalog/list-address.ts';
import { openedBy } from './opened.ts';

export const loadCategory: Page['load'] = async (visit, { params, url, kept, signal }) => {
  const settled = formAddressOf(url, visit.shop.storeView.get().currency);
  if (settled !== null) return { kind: 'moved', to: settled };
  const by = { key: 'slug', value: params['slug'] ?? '' } as const;
  const request = { by, place: placeOf(listQueryOf(url.searchParams), kept) };
  if (isListShown(visit.shop.categoryView.get(), request)) return shown('category');
  return openedList(await visit.shop.openCategory(request, signal), visit);
};

/** A list that stands stays when it could not be narrowed or sorted, and says so itself. */
export function openedList(outcome: PageOutcome, visit: PageVisit): Opened {
  const stays = outcome === 'failed' && visit.shop.categoryView.get().kind === 'ready';
  return stays ? shown('category') : openedBy(outcome, 'category');
}

/**
 * The list that is asked for is the one at hand: "Load more" has put this page into the address, or the shopper
 * comes back from a product. Loading it again would drop the pages before it.
 */
export function isListShown(view: CategoryView, { by, place }: CategoryRequest): boolean {
  if (view.kind !== 'ready' || view.category[by.key] !== by.value) return false;
  return view.list.renewal === 'none' && showsPlace(view.list, place);
}
