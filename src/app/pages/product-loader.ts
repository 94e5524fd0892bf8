import { type Page, type PageVisit, type ScreenName, shown } from '#app/page/page.ts';
import { TO_CHOOSE } from '#domain/catalog/addresses.ts';
import type { ProductKey } from '#domain/catalog/find-product.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import { openedBy } from './opened.ts';

export const loadProduct: Page['load'] = async (visit, { params, url, signal }) => {
  const sku = params['parentSku'] ?? '';
  const variant = params['childSku'] ?? null;
  const toChoose = url.searchParams.getAll(TO_CHOOSE);
  if (isVariantShown(visit.shop.productView.get(), { sku, variant, toChoose })) return shown(productScreen(visit));
  const outcome = await visit.shop.openProduct({ by: { key: 'sku', value: sku }, variant, toChoose }, signal);
  return openedBy(outcome, productScreen(visit));
};

export const prefetchProduct: NonNullable<Page['prefetch']> = (visit, { params }) =>
  prefetchBy(visit, 'sku', params['parentSku'] ?? '');

/** Asks ahead for a product and what its page says beside it; answers with the screen that will show it. */
export async function prefetchBy(visit: PageVisit, key: ProductKey, value: string): Promise<ScreenName | null> {
  const beside = [visit.shop.loadFrame(), visit.shop.loadAttributes()];
  const [reply] = await Promise.all([visit.shop.prefetchProduct(key, value), ...beside]);
  return reply.kind === 'ok' && reply.value ? screenOf(reply.value) : null;
}

export function productScreen(visit: Pick<PageVisit, 'shop'>): ScreenName {
  const view = visit.shop.productView.get();
  return view.kind === 'ready' ? screenOf(view.product) : 'product';
}

/** What is put together has a screen of its own. */
function screenOf({ type }: Product): ScreenName {
  return type === 'grouped' || type === 'bundle' || type === 'downloadable' ? 'product-set' : 'product';
}

type Asked = { readonly sku: string; readonly variant: string | null; readonly toChoose: readonly string[] };

/** Choosing a variant on the page changes the address only; the product is at hand. */
function isVariantShown(view: ProductView, { sku, variant, toChoose }: Asked): boolean {
  if (view.kind !== 'ready' || view.isStale || view.product.sku !== sku || view.variant !== variant) return false;
  return view.toChoose.join() === toChoose.join();
}
