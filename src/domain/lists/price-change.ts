import { inCurrency } from '#domain/storeview/display-price.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import type { WishlistItem } from './wishlist.ts';

/**
 * By how much a piece shows a higher price than when it was saved, in whole units of the currency that it is shown in; less
 * than 0 where it costs less. Prices of another price set say nothing, and neither does that of what is sold out: it is not
 * praised as reduced (STOCK-24).
 */
export function priceChange({ tile, savedAt }: WishlistItem, { country, currency }: StoreView): number {
  if (savedAt === null || tile.isOutOfStock || !haveSamePrices(savedAt.country, country)) return 0;
  return inCurrency(tile.price.current, currency) - inCurrency(savedAt.price, currency);
}
