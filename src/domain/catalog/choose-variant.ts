import type { Cell } from '#domain/shared/cell.ts';
import type { Sku } from './product.ts';
import type { ProductView } from './product-view.ts';

/**
 * Makes a variant of the open product the chosen one, or one that stands in while these options are to be chosen; a sku
 * that the product does not have changes nothing.
 */
export type ChooseVariant = (sku: Sku, toChoose: readonly string[]) => void;

export function createChooseVariant({ productView }: { readonly productView: Cell<ProductView> }): ChooseVariant {
  return (sku, toChoose) =>
    productView.update((now) => (hasVariant(now, sku) ? { ...now, variant: sku, toChoose } : now));
}

function hasVariant(view: ProductView, sku: Sku): view is Extract<ProductView, { kind: 'ready' }> {
  return view.kind === 'ready' && view.product.variants.some((variant) => variant.sku === sku);
}
