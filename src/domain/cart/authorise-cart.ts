import type { ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Cart } from './cart.ts';
import type { OpenServerCart } from './open-server-cart.ts';
import type { SyncCart } from './sync-cart.ts';

/**
 * Brings the cart of this device together with the one of the account (CART-58, CART-66). Just after an order the
 * device's cart is left alone (CART-64, CART-65). Without an answer nothing changes, and the next visit tries again.
 */
export type AuthoriseCart = () => Promise<void>;

type Ports = {
  readonly cart: ReadonlyCell<Cart>;
  readonly openServerCart: OpenServerCart;
  readonly syncCart: SyncCart;
  readonly clock: Clock;
};

const BYPASS_MS = 24 * 60_000; // specification §9

export function createAuthoriseCart({ cart, openServerCart, syncCart, clock }: Ports): AuthoriseCart {
  return async () => {
    if (isBypassed(cart.get(), clock.now())) return;
    const opened = await openServerCart();
    if (opened.kind === 'ok') await syncCart();
  };
}

/** A clock that was set back does not lengthen the time. */
function isBypassed({ orderedAt }: Pick<Cart, 'orderedAt'>, now: number): boolean {
  return orderedAt !== null && now >= orderedAt && now - orderedAt < BYPASS_MS;
}
