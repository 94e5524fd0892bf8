import { inCurrency } from '#domain/storeview/display-price.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { WishlistItem } from './wishlist.ts';

/**
 * By how much a piece shows a lower price than when it was saved, in whole units of the currency that it is shown in; 0
 * where it does not. Prices of another price set say nothing, and what is sold out is not praised as reduced (STOCK-24).
 */
export function priceDrop({ tile, savedAt }: WishlistItem, { country, currency }: StoreView): number {
  if (savedAt === null || tile.isOutOfStock || !haveSamePrices(savedAt.country, country)) return 0;
  return Math.max(0, inCurrency(savedAt.price, currency) - inCurrency(tile.price.current, currency));
}
