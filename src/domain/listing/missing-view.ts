import type { Tile } from './tile.ts';

/** What the shop has instead of a page that is not there. */
export type MissingView = {
  /** What follows a piece that is sold no more; null where none is known. */
  readonly successor: { readonly of: string; readonly tile: Tile } | null;
  /** Pieces of the words in the address. */
  readonly near: readonly Tile[];
};

export const nothingMissing: MissingView = { successor: null, near: [] };
