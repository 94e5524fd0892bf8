import type { Tile } from '#domain/listing/tile.ts';

/** What the shopper compares: tiles as they were last seen, in the order in which they were added; each sku once. */
export type Compared = readonly Tile[];

export const nothingCompared: Compared = [];

/** As many as can be read side by side. */
const MOST_COMPARED = 4;

export function isCompared(compared: Compared, sku: string): boolean {
  return compared.some((tile) => tile.sku === sku);
}

/** One more would not fit beside the others. */
export function isFull(compared: Compared): boolean {
  return compared.length >= MOST_COMPARED;
}

/** Adding what is there changes nothing (CUST-12), and so does one more than fit. */
export function withCompared(compared: Compared, tile: Tile): Compared {
  return isCompared(compared, tile.sku) || isFull(compared) ? compared : [...compared, tile];
}

/** CUST-14 */
export function withoutCompared(compared: Compared, sku: string): Compared {
  return isCompared(compared, sku) ? compared.filter((tile) => tile.sku !== sku) : compared;
}
