import { OPEN_PRODUCT, PRODUCT_VIEW } from '#composition/tokens.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { type Page, shown } from '../page.ts';
import { openedBy } from './opened.ts';

export const loadProduct: Page['load'] = async (visit, { params }) => {
  const sku = params['parentSku'] ?? '';
  const variant = params['childSku'] ?? null;
  if (isVariantShown(visit.get(PRODUCT_VIEW).get(), sku, variant)) return shown('product');
  return openedBy(await visit.get(OPEN_PRODUCT)({ by: { key: 'sku', value: sku }, variant }), 'product', visit);
};

/** Choosing a variant on the page changes the address only; the product is at hand. */
function isVariantShown(view: ProductView, sku: string, variant: string | null): boolean {
  return view.kind === 'ready' && view.product.sku === sku && view.variant === variant;
}
