import { findProducts } from '#domain/catalog/find-products.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { type Tile, type TileRules, tilesOf } from '#domain/listing/tile.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';

/** Looks at the saved pieces: prices and stock of today, where the shop can be asked. */
export type OpenWishlist = () => Promise<void>;

type Ports = {
  readonly wishlist: Cell<Wishlist>;
  readonly search: SearchIndex;
  readonly market: () => Market;
  readonly rules: TileRules;
};

export function createOpenWishlist({ wishlist, search, market, rules }: Ports): OpenWishlist {
  return async () => {
    const skus = wishlist.get().map(({ tile }) => tile.sku);
    if (skus.length === 0) return;
    const products = await findProducts(search, skus);
    if (!products) return; // what was saved is still true enough to look at
    const found = new Map(tilesOf(products, { market: market(), rules }).map((tile) => [tile.sku, tile]));
    wishlist.update((now) => now.map((item) => ({ ...item, tile: found.get(item.tile.sku) ?? gone(item.tile) })));
  };
}

/** What the shop no longer sells stays on the list until the shopper takes it out. */
function gone(tile: Tile): Tile {
  return { ...tile, isOutOfStock: true };
}
