import type { Cart, MergeReceipt } from './cart.ts';
import { lineWith } from './cart-lines.ts';

/**
 * The receipt while there is something to take back: a line that this device brought is in the cart. The next time that the
 * carts agree it ends for good, so that a thing that is put in again weeks later does not bring it back; an order ends it too.
 */
export function openReceipt({ receipt, lines }: Pick<Cart, 'receipt' | 'lines'>): MergeReceipt | null {
  const isThere = receipt?.devices.some(({ key }) => lineWith({ lines }, key));
  return isThere ? receipt : null;
}
