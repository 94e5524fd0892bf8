import { CATEGORY_VIEW, OPEN_ADDRESS, PRODUCT_VIEW } from '#composition/tokens.ts';
import { urlPathOf } from '#domain/catalog/addresses.ts';
import { notFoundAddress } from '../carried-values.ts';
import { type Page, type PageVisit, type ScreenName, shown } from '../page.ts';
import { isListShown } from './category-loader.ts';
import { listAddressOf } from './list-address.ts';
import { openedBy } from './opened.ts';
import { productScreen } from './product-loader.ts';

/** Opens a path that no other route knows: a product's, a category's, or nobody's (ROUTE-34 to ROUTE-36). */
export const loadAddress: Page['load'] = async (visit, { params, url }) => {
  const path = params['*'] ?? '';
  const list = listAddressOf(url.searchParams);
  const request = { by: { key: 'urlPath', value: urlPathOf(path) }, ...list } as const;
  if (isListShown(visit.get(CATEGORY_VIEW).get(), request)) return shown('category');
  const outcome = await visit.get(OPEN_ADDRESS)(path, list);
  switch (outcome.kind) {
    case 'product':
      return openedBy(outcome.outcome, productScreen(visit), visit);
    case 'category':
      return openedBy(outcome.outcome, outcome.kind, visit);
    case 'not-found':
      return { kind: 'moved', to: notFoundAddress(`/${path}`) };
    case 'failed':
      return openedBy('failed', failedScreen(visit), visit);
    default:
      return outcome satisfies never;
  }
};

/** The screen whose search failed; it says so and offers to try again. */
function failedScreen(visit: PageVisit): ScreenName {
  return visit.get(PRODUCT_VIEW).get().kind === 'failed' ? 'product' : 'category';
}
