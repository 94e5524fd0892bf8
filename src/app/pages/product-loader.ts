import { FORESEE_PRODUCT, OPEN_PRODUCT, PRODUCT_VIEW } from '#composition/tokens.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { type Page, type PageVisit, type ScreenName, shown } from '../page.ts';
import { openedBy } from './opened.ts';

export const loadProduct: Page['load'] = async (visit, { params }) => {
  const sku = params['parentSku'] ?? '';
  const variant = params['childSku'] ?? null;
  if (isVariantShown(visit.get(PRODUCT_VIEW).get(), sku, variant)) return shown(productScreen(visit));
  const outcome = await visit.get(OPEN_PRODUCT)({ by: { key: 'sku', value: sku }, variant });
  return openedBy(outcome, productScreen(visit), visit);
};

export const foreseeProduct: NonNullable<Page['foresee']> = async (visit, { params }) =>
  foreseenScreen(await visit.get(FORESEE_PRODUCT)('sku', params['parentSku'] ?? ''));

/** The screen of a product that was asked for ahead. */
export function foreseenScreen(reply: Reply<Product | null>): ScreenName | null {
  return reply.kind === 'ok' && reply.value ? screenOf(reply.value) : null;
}

export function productScreen(visit: Pick<PageVisit, 'get'>): ScreenName {
  const view = visit.get(PRODUCT_VIEW).get();
  return view.kind === 'ready' ? screenOf(view.product) : 'product';
}

/** What is put together has a screen of its own. */
function screenOf({ type }: Product): ScreenName {
  return type === 'grouped' || type === 'bundle' || type === 'downloadable' ? 'product-set' : 'product';
}

/** Choosing a variant on the page changes the address only; the product is at hand. */
function isVariantShown(view: ProductView, sku: string, variant: string | null): boolean {
  return view.kind === 'ready' && view.product.sku === sku && view.variant === variant;
}
