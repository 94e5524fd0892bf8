import type { WireProduct } from '#adapters/wire/parse-product.ts';
import { type BundleOption, type Composition, skuOf } from '#domain/catalog/product.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { isPageLink } from './web-address.ts';

type WireComposition = Pick<WireProduct, 'product_links' | 'bundle_options' | 'downloadable_links'>;
type Placed = { readonly position: number };

/** What a product is linked to and made up of, each in its order. */
export function compositionOf(wire: WireComposition): Composition {
  return {
    links: inOrder(wire.product_links.items).map((link) => ({
      kind: link.link_type,
      type: link.linked_product_type,
      sku: skuOf(link.linked_product_sku),
      quantity: wholeOf(link.qty),
    })),
    bundle: inOrder(wire.bundle_options ?? []).map(bundleOptionOf),
    files: inOrder(wire.downloadable_links ?? []).map(({ id, title, price, sample_url }) => {
      return {
        id,
        title,
        price: moneyOf(price),
        sample: sample_url !== null && isPageLink(sample_url) ? sample_url : null,
      };
    }),
  };
}

function bundleOptionOf(wire: NonNullable<WireProduct['bundle_options']>[number]): BundleOption {
  return {
    id: wire.option_id,
    title: wire.title,
    isRequired: wire.required,
    takes: wire.type === 'select' || wire.type === 'radio' ? 'one' : 'many',
    selections: inOrder(wire.product_links).map((selection) => ({
      id: selection.id,
      sku: skuOf(selection.sku),
      quantity: wholeOf(selection.qty),
      isDefault: selection.is_default,
      price: selection.price === null ? null : moneyOf(selection.price),
      canChangeQuantity: selection.can_change_quantity,
    })),
  };
}

function inOrder<T extends Placed>(items: readonly T[]): readonly T[] {
  return items.toSorted((one, other) => one.position - other.position);
}

function wholeOf(quantity: number): number {
  return Math.max(1, Math.trunc(quantity));
}
