import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { findTiles } from '#domain/listing/find-tiles.ts';
import type { Tile, TileRules } from '#domain/listing/tile.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';

/** Looks up the products that were viewed, at the prices of today; without an answer those of the last time stay. */
export type OpenRecentlyViewed = () => Promise<void>;

type Ports = {
  readonly recentlyViewed: ReadonlyCell<RecentlyViewed>;
  readonly recentTiles: Cell<readonly Tile[]>;
  readonly searchIndex: SearchIndex;
  readonly market: () => Market;
  readonly shopRules: TileRules;
};

export function createOpenRecentlyViewed(ports: Ports): OpenRecentlyViewed {
  const { recentlyViewed, recentTiles } = ports;
  return async () => {
    const skus = recentlyViewed.get();
    if (skus.length === 0) return;
    const found = await findTiles(ports, skus);
    if (found.length > 0) recentTiles.update(() => found);
  };
}
