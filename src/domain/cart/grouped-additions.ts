import { type AddressRules, productAddress } from '#domain/catalog/addresses.ts';
import type { Part } from '#domain/catalog/part.ts';
import type { PartCounts } from '#domain/pricing/composed-price.ts';
import { type Market, priceOf } from '#domain/pricing/price-tag.ts';
import type { CartAddition } from './line-of.ts';

/** Each part of a grouped product as a line of its own, in their order; none of a part without pieces (CART-20). */
export function groupedAdditions(
  parts: readonly Part[],
  counts: PartCounts,
  { market, rules }: { readonly market: Market; readonly rules: AddressRules },
): readonly { readonly addition: CartAddition; readonly quantity: number }[] {
  return parts.flatMap((part) => {
    const quantity = counts[part.sku] ?? 0;
    const address = productAddress(part, null, rules);
    return quantity > 0
      ? [{ addition: { product: part, variant: null, price: priceOf(part.prices, market), address }, quantity }]
      : [];
  });
}
