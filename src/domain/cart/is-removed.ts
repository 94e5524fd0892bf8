import type { Removal } from './cart.ts';

/** Whether the shop's line is still as it was when it was removed here. */
export function isRemoved(removal: Removal | undefined, { pieces }: { readonly pieces: number }): boolean {
  return removal !== undefined && (removal.pieces === null || removal.pieces === pieces);
}
