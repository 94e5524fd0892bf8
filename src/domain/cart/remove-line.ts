import type { Cell } from '#domain/shared/cell.ts';
import { type Cart, type CartLine, withoutLine } from './cart.ts';
import type { LineKey } from './line-parts.ts';
import { withReturned } from './return-to-cart.ts';
import type { SyncCart } from './sync-cart.ts';

/** Takes a line out of both carts (CART-29); whether the shopper is sure was asked before. */
export type RemoveLine = (key: LineKey) => Promise<void>;

/** Puts a line that was removed back, in both carts. */
export type ReturnLine = (line: CartLine) => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly syncCart: SyncCart };

export function createRemoveLine({ cart, syncCart }: Ports): RemoveLine {
  return async (key) => {
    cart.update((now) => withoutLine(now, key));
    await syncCart();
  };
}

/** Whether the shop has removed its own line by now is for the next sync to find out. */
export function createReturnLine({ cart, syncCart }: Ports): ReturnLine {
  return async (line) => {
    cart.update((now) => {
      const removed = now.removed.filter((id) => id !== line.shopsLine?.id);
      return withReturned({ ...now, removed }, [{ ...line, shopsLine: null }]);
    });
    await syncCart();
  };
}
