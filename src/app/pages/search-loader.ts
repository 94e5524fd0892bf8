import { type Page, shown } from '#app/page/page.ts';
import { showsPlace } from '#domain/listing/product-list.ts';
import { isShown } from '#domain/listing/search-view.ts';
import { formAddressOf } from '#viewmodels/catalog/form-address.ts';
import { listQueryOf, placeOf } from '#viewmodels/catalog/list-address.ts';
import { searchedIn } from '#viewmodels/search/search-address.ts';

/** An article number leads straight to its product; the results that are at hand are not loaded again. */
export const loadSearch: Page['load'] = async (visit, { url, kept, signal }) => {
  const settled = formAddressOf(url, visit.shop.storeView.get().currency);
  if (settled !== null) return { kind: 'moved', to: settled };
  const request = { ...searchedIn(url.searchParams), place: placeOf(listQueryOf(url.searchParams), kept) };
  const view = visit.shop.searchView.get();
  if (isShown(view, request) && view.list.renewal === 'none' && showsPlace(view.list, request.place))
    return shown('search');
  const outcome = await visit.shop.openSearch(request, signal);
  if (outcome.kind === 'product') return { kind: 'moved', to: outcome.address };
  return outcome.kind === 'failed' ? { kind: 'shown', shows: 'search', status: 503 } : shown('search');
};
