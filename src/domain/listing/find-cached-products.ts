import type { KeptProducts } from '#domain/catalog/kept-products.ts';
import { isShown, type Product } from '#domain/catalog/product.ts';
import { leastFound, stepsBetween, wordsOf } from '#domain/catalog/words.ts';
import type { Market } from '#domain/pricing/price-tag.ts';
import { type Tile, type TileRules, tilesOf } from './tile.ts';

/** Finds pieces that a text may mean where the shop cannot be asked, `most` of them. */
export type FindCachedProducts = (text: string, most: number) => Promise<OfflineResult>;

/** What a search finds where the shop cannot be asked; `noresults` where nothing of it is kept (CAT-056). */
export type OfflineResult = {
  readonly items: readonly Tile[];
  readonly total: number;
  readonly offline: true;
  readonly noresults: boolean;
};

export const nothingOffline: OfflineResult = { items: [], total: 0, offline: true, noresults: true };

type Ports = {
  /** Products cached on the device: saved ones, and those of the pages seen. */
  readonly cachedProducts: () => readonly Tile[];
  readonly keptProducts: KeptProducts;
  readonly market: () => Market;
  readonly shopRules: TileRules;
};

/** Among the pieces of the pages seen, and what the catalog has said of others since the device keeps it. */
export function createFindCachedProducts({
  cachedProducts,
  keptProducts,
  market,
  shopRules,
}: Ports): FindCachedProducts {
  return async (text, most) => {
    const products = (await keptProducts()).filter(isShown);
    const kept = tilesOf(products, { market: market(), rules: shopRules });
    const colours = new Map(products.map((product): [string, string] => [product.sku, coloursOf(product)]));
    const tiles = [...kept, ...cachedProducts()]; // of two tiles of a piece the last counts
    return findCachedProducts(text, tiles, most, colours);
  };
}

function coloursOf({ options }: Product): string {
  const colours = options.flatMap(({ code, values }) => (code === 'color' ? values : []));
  return colours.map(({ label }) => label).join(' ');
}

/**
 * The products among those cached that a text may mean by name, designer or colour, each once, those with most of its
 * words first: what can be searched where the shop cannot be asked. The last word may be half typed. A tile tells no
 * colours: they are given by the sku.
 */
export function findCachedProducts(
  text: string,
  tiles: readonly Tile[],
  most: number,
  colours: ReadonlyMap<string, string> = new Map(),
): OfflineResult {
  const asked = wordsOf(text);
  const once = [...new Map(tiles.map((tile) => [tile.sku, tile])).values()];
  const found = once
    .map((tile) => ({
      tile,
      hits: hitsIn(asked, wordsOf(`${tile.name} ${tile.designer} ${colours.get(tile.sku) ?? ''}`)),
    }))
    .filter(({ hits }) => hits >= leastFound(asked.length))
    .toSorted((one, other) => other.hits - one.hits)
    .map(({ tile }) => tile);
  if (found.length === 0) return nothingOffline;
  return { items: found.slice(0, most), total: found.length, offline: true, noresults: false };
}

function hitsIn(asked: readonly string[], words: readonly string[]): number {
  return asked.filter((word) => words.some((known) => known.startsWith(word) || stepsBetween(word, known) !== null))
    .length;
}
