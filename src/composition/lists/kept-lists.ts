import { readStoredCompared, readStoredViewed, readStoredWishlist } from '#adapters/stored/stored-lists.ts';
import type { Tile } from '#domain/listing/tile.ts';
import { nothingCompared } from '#domain/lists/compared.ts';
import { nothingViewed } from '#domain/lists/recently-viewed.ts';
import { emptyWishlist, type WishlistItem } from '#domain/lists/wishlist.ts';
import { keptArea } from '../device/kept-area.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { COMPARED, RECENTLY_VIEWED, WISHLIST } from './tokens.ts';

export const keptWishlist = keptArea({
  name: WISHLIST,
  area: 'wishlist',
  initial: emptyWishlist,
  store: DEVICE_STORE,
  parse: readStoredWishlist,
  rules: { keyOf: ({ tile }: WishlistItem) => tile.sku },
  isPromised: true,
});
export const keptCompare = keptArea({
  name: COMPARED,
  area: 'compare',
  initial: nothingCompared,
  store: DEVICE_STORE,
  parse: readStoredCompared,
  rules: { keyOf: ({ sku }: Tile) => sku },
  isPromised: true,
});
export const keptRecentlyViewed = keptArea({
  name: RECENTLY_VIEWED,
  area: 'recentlyViewed',
  initial: nothingViewed,
  store: DEVICE_STORE,
  parse: readStoredViewed,
});
