import { variantAddress } from '#domain/catalog/addresses.ts';
import { type Choice, isEnabled, type Product, type Sku, type Variant } from '#domain/catalog/product.ts';
import { isOutOfStock } from '#domain/stock/availability.ts';
import { nearestVariants } from '#domain/stock/nearest-variants.ts';
import { productMessages } from '../messages/product/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { choiceName } from './option-group.ts';

/** A choice that is sold out, and the ways on from it. */
export type SoldOutView = {
  /** `L in Ivory is sold out.` */
  readonly text: string;
  /** What a shopper may wait for; null while something is still to be chosen, and for what is not sold any more. */
  readonly awaited: Sku | null;
  /** The nearest variants that can be had; none when everything is sold. `name` is `L in Indigo`. */
  readonly others: readonly { readonly sku: Sku; readonly name: string; readonly address: string }[];
};

type Wanted = { readonly product: Product; readonly variant: Variant | null; readonly choice: Choice };

/** Only for what is sold out. */
export function soldOutView({ product, variant, choice: wanted }: Wanted, messages: Messages): SoldOutView {
  const { isSoldOut, pieceSoldOut } = messages(productMessages);
  const name = variant || !isOutOfStock(product) ? choiceName(product, wanted, messages) : '';
  return {
    text: name ? isSoldOut(name) : pieceSoldOut,
    awaited: awaitedSku({ product, variant }),
    others: nearestVariants(product, wanted).map(({ sku, choice }) => ({
      sku,
      name: choiceName(product, choice, messages),
      address: variantAddress(product, sku),
    })),
  };
}

/** What is chosen and could be in stock again: a variant, or a product that has none to choose from. */
export function awaitedSku({ product, variant }: Pick<Wanted, 'product' | 'variant'>): Sku | null {
  if (variant) return isEnabled(variant) ? variant.sku : null;
  return product.variants.length === 0 ? product.sku : null;
}

/** `Available: M in Ivory, L in Indigo.`, to be read aloud; empty where there is nothing. */
export function othersInWords({ others }: SoldOutView, messages: Messages): string {
  if (others.length === 0) return '';
  return `${messages(productMessages).availableInstead} ${others.map(({ name }) => name).join(', ')}.`;
}
