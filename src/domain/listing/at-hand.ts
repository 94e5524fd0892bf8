import { leastFound, stepsBetween, wordsOf } from '#domain/catalog/words.ts';
import type { Tile } from './tile.ts';

/**
 * The pieces among those at hand that a text may mean, each once, those with most of its words first: what can be
 * searched where the shop cannot be asked. The last word may be half typed.
 */
export function findAtHand(text: string, tiles: readonly Tile[], most: number): readonly Tile[] {
  const asked = wordsOf(text);
  const once = [...new Map(tiles.map((tile) => [tile.sku, tile])).values()];
  return once
    .map((tile) => ({ tile, hits: hitsIn(asked, wordsOf(`${tile.name} ${tile.designer}`)) }))
    .filter(({ hits }) => hits >= leastFound(asked.length))
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, most)
    .map(({ tile }) => tile);
}

function hitsIn(asked: readonly string[], words: readonly string[]): number {
  return asked.filter((word) => words.some((known) => known.startsWith(word) || stepsBetween(word, known) !== null))
    .length;
}
