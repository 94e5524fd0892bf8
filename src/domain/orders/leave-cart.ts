import type { Cart } from '#domain/cart/cart.ts';
import { withoutOrdered, withoutOrderedInShop } from '#domain/cart/clear-cart.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { broughtTo, isOfCart } from './is-of-cart.ts';
import { hasLeftCart, isTaken, type Order } from './order.ts';

type Left = Pick<Order, 'lines' | 'cartId' | 'owner'>;

/**
 * How an order leaves a cart. `at` is now; `visitor` is whose the cart is by now, also one that was a guest's when it was
 * ordered; `isTaken`: the shop has the order, and with it has used up the cart that the order names.
 */
export type Leaving = { readonly at: number; readonly visitor: CustomerId | null; readonly isTaken: boolean };

/**
 * The cart after an order has left it. An account goes on with the cart that it has in the shop, unless that one is used
 * up. That of a guest is left behind in any case, also one that was opened while the order was on its way: another tab may
 * just have put there what was ordered.
 */
export function withoutOrder(cart: Cart, { lines, cartId, owner }: Left, { at, visitor, isTaken }: Leaving): Cart {
  const isGuests = owner === null && visitor === null;
  const isUsedUp = cart.id === null || isGuests || (cart.id === cartId && isTaken);
  if (!isUsedUp) return withoutOrderedInShop(cart, lines, at);
  const left = withoutOrdered(cart, lines, at);
  return isGuests ? left : { ...left, removed: removedElsewhere(cart, cartId) };
}

/** What is to be removed yet of another cart of the shop than the one that an order has used up. */
function removedElsewhere({ removed }: Cart, usedUp: Left['cartId']): Cart['removed'] {
  return removed.filter(({ cartId }) => cartId !== undefined && cartId !== usedUp);
}

/** Whether an order has left this cart, and the device did not keep that. */
export function hasLeft(order: Order, cart: Cart): boolean {
  return hasLeftCart(order) && isOfCart(order, cart);
}

/** The cart without what has left it with orders, where the device did not keep that. */
export function withoutGone(cart: Cart, orders: readonly Order[], leaving: Omit<Leaving, 'isTaken'>): Cart {
  const gone = orders.filter((order) => hasLeft(order, cart));
  if (gone.length === 0) return cart;
  return gone.reduce(
    (now, order) => withoutOrder(now, order, { ...leaving, isTaken: isTaken(order) }),
    broughtTo(cart, gone),
  );
}
