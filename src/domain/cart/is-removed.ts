import type { EarlyRemoval, Removal } from './cart.ts';

/** Whether the server's item is still as it was when it was removed here, or as this device has asked for. */
export function isRemoved(
  removal: Removal | EarlyRemoval | undefined,
  { pieces }: { readonly pieces: number },
): boolean {
  if (removal === undefined) return false;
  return removal.pieces === null || removal.pieces === pieces || removal.asked?.includes(pieces) === true;
}
