import type { Cell } from '#domain/shared/cell.ts';
import type { Cart } from './cart.ts';
import { lineWith, withoutLine, withQuantity } from './cart-lines.ts';
import type { LineKey } from './line-parts.ts';
import type { SyncCart } from './sync-cart.ts';

/** Takes a piece of each of these lines out of both carts; a line of which none is left is taken out itself. */
export type TakeOutPieces = (keys: readonly LineKey[]) => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly syncCart: SyncCart };

export function createTakeOutPieces({ cart, syncCart }: Ports): TakeOutPieces {
  return async (keys) => {
    cart.update((now) => keys.reduce(withoutPiece, now));
    await syncCart();
  };
}

function withoutPiece(cart: Cart, key: LineKey): Cart {
  const { quantity = 0 } = lineWith(cart, key) ?? {};
  return quantity > 1 ? withQuantity(cart, key, quantity - 1) : withoutLine(cart, key);
}
