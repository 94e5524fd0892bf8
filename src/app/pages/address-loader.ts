import { type Page, shown } from '#app/page/page.ts';
import { urlPathOf } from '#domain/catalog/addresses.ts';
import { isSeenCategory, isSeenProduct } from '#domain/workflows/known-path.ts';
import { formAddressOf } from '#viewmodels/catalog/form-address.ts';
import { listQueryOf, placeOf } from '#viewmodels/catalog/list-address.ts';
import { isListShown, openedList } from './category-loader.ts';
import { openedBy } from './opened.ts';
import { prefetchBy, productScreen } from './product-loader.ts';

/** Opens a path that no other route knows: a product's, a category's, or nobody's (ROUTE-34 to ROUTE-36). */
export const loadAddress: Page['load'] = async (visit, { params, url, kept, signal }) => {
  const path = params['*'] ?? '';
  const settled = formAddressOf(url, visit.shop.storeView.get().currency);
  if (settled !== null) return { kind: 'moved', to: settled };
  const place = placeOf(listQueryOf(url.searchParams), kept);
  const request = { by: { key: 'urlPath', value: urlPathOf(path) }, place } as const;
  if (isListShown(visit.shop.categoryView.get(), request)) return shown('category');
  const outcome = await visit.shop.openAddress(path, place, signal);
  switch (outcome.kind) {
    case 'product':
      return openedBy(outcome.outcome, productScreen(visit));
    case 'category':
      return openedList(outcome.outcome, visit);
    case 'not-found':
      return { kind: 'missing', next: 'not-found' };
    case 'failed':
      return outcome.asked === 'category' ? openedList('failed', visit) : openedBy('failed', outcome.asked);
    default:
      return outcome satisfies never;
  }
};

/** Of a path that is known to be a category's the code of its screen will be needed; any other may be a product's. */
export const prefetchAddress: NonNullable<Page['prefetch']> = async (visit, { params }) => {
  const urlPath = urlPathOf(params['*'] ?? '');
  const isCategory = isSeenCategory(visit.shop, urlPath) && !isSeenProduct(visit.shop, urlPath);
  return isCategory ? 'category' : prefetchBy(visit, 'url_path', urlPath);
};
