import type { Cell } from '#domain/shared/cell.ts';
import type { Cart } from './cart.ts';
import { withoutMerge, withoutReceipt } from './merge-carts.ts';
import type { SyncCart } from './sync-cart.ts';

/** Takes back what came together at the sign-in: the account's cart is as it was, what this device had is saved for later. */
export type UndoMerge = () => Promise<void>;

/** Leaves together what came together; nothing is said of it any more. */
export type KeepMerge = () => void;

type Ports = { readonly cart: Cell<Cart>; readonly syncCart: SyncCart };

export function createUndoMerge({ cart, syncCart }: Ports): UndoMerge {
  return async () => {
    cart.update(withoutMerge);
    await syncCart();
  };
}

export function createKeepMerge({ cart }: Pick<Ports, 'cart'>): KeepMerge {
  return () => cart.update(withoutReceipt);
}
