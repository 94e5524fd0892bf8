import type { Cell } from '#domain/shared/cell.ts';
import type { Sku } from './product.ts';
import type { ProductView } from './product-view.ts';

/** Makes a variant of the open product the chosen one; a sku that the product does not have changes nothing. */
export type ChooseVariant = (sku: Sku) => void;

export function createChooseVariant({ view }: { readonly view: Cell<ProductView> }): ChooseVariant {
  return (sku) => view.update((now) => (hasVariant(now, sku) ? { ...now, variant: sku } : now));
}

function hasVariant(view: ProductView, sku: Sku): view is Extract<ProductView, { kind: 'ready' }> {
  return view.kind === 'ready' && view.product.variants.some((variant) => variant.sku === sku);
}
