import type { Sku } from '#domain/catalog/product.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Cart, withoutLine } from './cart.ts';
import type { SyncCart } from './sync-cart.ts';

/** Takes a line out of both carts (CART-29); whether the shopper is sure was asked before. */
export type RemoveLine = (sku: Sku) => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly syncCart: SyncCart };

export function createRemoveLine({ cart, syncCart }: Ports): RemoveLine {
  return async (sku) => {
    cart.update((now) => withoutLine(now, sku));
    await syncCart();
  };
}
