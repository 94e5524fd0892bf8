import {
  CATEGORY_VIEW,
  FORGET_SAVED,
  MARKET,
  PRODUCT_VIEW,
  SHOP_RULES,
  STORE_VIEW,
  TOGGLE_SAVED,
  WISHLIST,
} from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { type Tile, tileOf } from '#domain/pricing/tile.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import type { Saving } from './shopper.ts';

/** Saves and forgets by the verbs themselves. */
export function createServiceSaving(get: Visit['get']): Saving {
  return {
    async savesFromList(name) {
      const view = get(CATEGORY_VIEW).get();
      const tile = view.kind === 'ready' ? view.list.tiles.find((each) => each.name === name) : undefined;
      if (!tile) throw new Error(`The list does not show "${name}".`);
      await get(TOGGLE_SAVED)(tile);
    },
    savesOpenProduct: () => get(TOGGLE_SAVED)(openTile(get)),
    forgetsOpenProduct: () => get(FORGET_SAVED)(openTile(get).sku),
    wishlist: async () =>
      get(WISHLIST)
        .get()
        .map(({ tile: { name, price } }) => ({
          name,
          price: displayPrice(price.current, get(STORE_VIEW).get().currency),
        })),
    async takesOutOfWishlist(name) {
      const item = get(WISHLIST)
        .get()
        .find(({ tile }) => tile.name === name);
      if (!item) throw new Error(`The wishlist does not hold "${name}".`);
      await get(FORGET_SAVED)(item.tile.sku);
    },
  };
}

function openTile(get: Visit['get']): Tile {
  const view = get(PRODUCT_VIEW).get();
  if (view.kind !== 'ready') throw new Error('No product is open.');
  return tileOf(view.product, get(MARKET)(), get(SHOP_RULES));
}
