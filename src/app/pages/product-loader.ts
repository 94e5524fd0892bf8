import { OPEN_PRODUCT, PRODUCT_VIEW } from '#composition/tokens.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { type Page, type PageVisit, type ScreenName, shown } from '../page.ts';
import { openedBy } from './opened.ts';

export const loadProduct: Page['load'] = async (visit, { params }) => {
  const sku = params['parentSku'] ?? '';
  const variant = params['childSku'] ?? null;
  if (isVariantShown(visit.get(PRODUCT_VIEW).get(), sku, variant)) return shown(productScreen(visit));
  const outcome = await visit.get(OPEN_PRODUCT)({ by: { key: 'sku', value: sku }, variant });
  return openedBy(outcome, productScreen(visit), visit);
};

/** What is put together has a screen of its own. */
export function productScreen(visit: Pick<PageVisit, 'get'>): ScreenName {
  const view = visit.get(PRODUCT_VIEW).get();
  if (view.kind !== 'ready') return 'product';
  const { type } = view.product;
  return type === 'grouped' || type === 'bundle' || type === 'downloadable' ? 'product-set' : 'product';
}

/** Choosing a variant on the page changes the address only; the product is at hand. */
function isVariantShown(view: ProductView, sku: string, variant: string | null): boolean {
  return view.kind === 'ready' && view.product.sku === sku && view.variant === variant;
}
