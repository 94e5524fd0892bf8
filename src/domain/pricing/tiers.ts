import type { TierPrice } from '#domain/catalog/product.ts';
import { type Money, times } from '#domain/shared/money.ts';

/** So many pieces at a price, which may be lower where they are several. */
export type Tiered = { readonly price: Money; readonly quantity: number; readonly tiers?: readonly TierPrice[] };

/** What each of so many pieces costs: the lowest price that they reach (contract, section 4). */
export function eachPrice({ price, quantity, tiers = [] }: Tiered): Money {
  return tiers.reduce((low, tier) => (tier.quantity <= quantity && tier.price < low ? tier.price : low), price);
}

/** What so many pieces cost together. */
export function tieredTotal(line: Tiered): Money {
  return times(eachPrice(line), line.quantity);
}
