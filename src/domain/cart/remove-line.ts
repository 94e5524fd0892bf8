import type { Cell } from '#domain/shared/cell.ts';
import { type Cart, withoutLine } from './cart.ts';
import type { LineKey } from './line-parts.ts';
import type { SyncCart } from './sync-cart.ts';

/** Takes a line out of both carts (CART-29); whether the shopper is sure was asked before. */
export type RemoveLine = (key: LineKey) => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly syncCart: SyncCart };

export function createRemoveLine({ cart, syncCart }: Ports): RemoveLine {
  return async (key) => {
    cart.update((now) => withoutLine(now, key));
    await syncCart();
  };
}
