import type { Cell } from '#domain/shared/cell.ts';
import type { Cart } from './cart.ts';
import { type MergeReceipt, withoutMerge } from './merge-carts.ts';
import type { SyncCart } from './sync-cart.ts';

/** Takes back what came together at the sign-in: the account's cart is as it was, what this device had is saved for later. */
export type UndoMerge = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly receipt: Cell<MergeReceipt | null>;
  readonly syncCart: SyncCart;
};

export function createUndoMerge({ cart, receipt, syncCart }: Ports): UndoMerge {
  return async () => {
    const came = receipt.get();
    if (!came) return;
    receipt.update(() => null);
    cart.update((now) => withoutMerge(now, came));
    await syncCart();
  };
}
