import { PAGE_SIZE } from '#domain/catalog/search-query.ts';
import type { Tile } from './tile.ts';

/**
 * On each page what is out of stock stands behind what can be bought; else the order of the shop stays. Page by page, so
 * that what is loaded below moves nothing that is shown, and a list that comes whole looks like one that grew.
 */
export function buyableFirst(tiles: readonly Tile[]): readonly Tile[] {
  return tiles
    .map((tile, at) => ({ tile, page: Math.floor(at / PAGE_SIZE), isLast: Number(tile.isOutOfStock) }))
    .toSorted((one, other) => one.page - other.page || one.isLast - other.isLast)
    .map(({ tile }) => tile);
}
