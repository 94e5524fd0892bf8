import type { EarlyRemoval, Removal } from './cart.ts';

/** Whether the server's item is still as it was when it was removed here, or as this device has asked for. */
export function isRemoved(
  removal: Removal | EarlyRemoval | undefined,
  { quantity }: { readonly quantity: number },
): boolean {
  if (removal === undefined) return false;
  return removal.quantity === null || removal.quantity === quantity || removal.asked?.includes(quantity) === true;
}
