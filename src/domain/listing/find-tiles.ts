import { findProducts } from '#domain/catalog/find-products.ts';
import type { Sku } from '#domain/catalog/product.ts';
import type { SearchIndex } from '#domain/catalog/search-query.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { type Tile, type TileRules, tilesOf } from './tile.ts';

type Ports = { readonly searchIndex: SearchIndex; readonly market: () => Market; readonly shopRules: TileRules };

/** The cards of some products in the order asked for; what the shop does not have or does not tell is left out. */
export async function findTiles(
  { searchIndex, market, shopRules }: Ports,
  skus: readonly Sku[],
): Promise<readonly Tile[]> {
  const found = (await findProducts(searchIndex, skus)) ?? [];
  const sorted = skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? []);
  return tilesOf(sorted, { market: market(), rules: shopRules });
}
