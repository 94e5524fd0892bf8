import type { EarlyRemoval, Removal } from './cart.ts';

/** Whether the shop's line is still as it was when it was removed here. */
export function isRemoved(
  removal: Removal | EarlyRemoval | undefined,
  { pieces }: { readonly pieces: number },
): boolean {
  return removal !== undefined && (removal.pieces === null || removal.pieces === pieces);
}
