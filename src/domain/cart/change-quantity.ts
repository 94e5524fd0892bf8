import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { wholeQuantity } from './admit.ts';
import type { Cart } from './cart.ts';
import { lineWith, withQuantity } from './cart-lines.ts';
import type { CartRules } from './cart-rules.ts';
import type { CheckLines } from './check-lines.ts';
import type { LineKey } from './line-parts.ts';
import type { SyncCart } from './sync-cart.ts';

/** Sets the pieces of a line; the same number again changes nothing and says nothing. */
export type ChangeQuantity = (key: LineKey, quantity: unknown) => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly cartRules: Pick<CartRules, 'externalCheckout'>;
  readonly notify: Notify;
  readonly syncCart: SyncCart;
  readonly checkLines: CheckLines;
  readonly isInCheckout: () => boolean;
};

/** Tells that the quantity has changed, unless the shopper is paying (CART-25 to CART-27). */
export function createChangeQuantity({
  cart,
  cartRules,
  notify,
  syncCart,
  checkLines,
  isInCheckout,
}: Ports): ChangeQuantity {
  return async (key, quantity) => {
    const wanted = wholeQuantity(quantity);
    const line = lineWith(cart.get(), key);
    if (!line || line.quantity === wanted) return;
    cart.update((now) => withQuantity(now, key, wanted));
    if (!isInCheckout()) notify({ code: 'cart-quantity-updated', offersCheckout: !cartRules.externalCheckout });
    await syncCart();
    void checkLines({ only: key });
  };
}
