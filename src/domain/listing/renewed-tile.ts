import type { Product } from '#domain/catalog/product.ts';
import { type Listing, type Tile, tilesOf } from './tile.ts';

/** Gives a kept tile as the shop has it today; what the shop no longer sells stays, and is out of stock. */
export function renewedTile(products: readonly Product[], listing: Listing): (kept: Tile) => Tile {
  const found = new Map(tilesOf(products, listing).map((tile) => [tile.sku, tile]));
  return (kept) => found.get(kept.sku) ?? { ...kept, isOutOfStock: true };
}
