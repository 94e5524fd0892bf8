import type { SearchIndex } from '#domain/catalog/search-query.ts';
import { findTiles } from '#domain/listing/find-tiles.ts';
import type { Tile, TileRules } from '#domain/listing/tile.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';

/** Looks up the products that were viewed, at the prices of today; without an answer those of the last time stay. */
export type OpenRecentlyViewed = () => Promise<void>;

type Ports = {
  readonly viewed: ReadonlyCell<RecentlyViewed>;
  readonly tiles: Cell<readonly Tile[]>;
  readonly search: SearchIndex;
  readonly market: () => Market;
  readonly rules: TileRules;
};

export function createOpenRecentlyViewed({ viewed, tiles, ...ports }: Ports): OpenRecentlyViewed {
  return async () => {
    const skus = viewed.get();
    if (skus.length === 0) return;
    const found = await findTiles(ports, skus);
    if (found.length > 0) tiles.update(() => found);
  };
}
