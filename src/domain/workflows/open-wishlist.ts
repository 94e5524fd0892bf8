import { findProducts } from '#domain/catalog/find-products.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { renewedTile } from '#domain/listing/renewed-tile.ts';
import type { TileRules } from '#domain/listing/tile.ts';
import { withStock } from '#domain/lists/stock-news.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell } from '#domain/shared/cell.ts';

/**
 * Looks at the saved pieces: prices and stock of today, where the shop can be asked. Answers with what the shop has of
 * them, nothing where it cannot be asked.
 */
export type OpenWishlist = () => Promise<readonly Product[]>;

type Ports = {
  readonly wishlist: Cell<Wishlist>;
  readonly searchIndex: SearchIndex;
  readonly market: () => Market;
  readonly shopRules: TileRules;
};

export function createOpenWishlist({ wishlist, searchIndex, market, shopRules }: Ports): OpenWishlist {
  return async () => {
    const skus = wishlist.get().map(({ tile }) => tile.sku);
    if (skus.length === 0) return [];
    const products = await findProducts(searchIndex, skus);
    if (!products) return []; // what was saved is still true enough to look at
    const renewed = renewedTile(products, { market: market(), rules: shopRules });
    const found = new Map<string, Product>(products.map((product) => [product.sku, product]));
    wishlist.update((now) =>
      now.map((item) => withStock({ ...item, tile: renewed(item.tile) }, found.get(item.tile.sku))),
    );
    return products;
  };
}
