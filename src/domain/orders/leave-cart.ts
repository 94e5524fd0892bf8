import type { Cart } from '#domain/cart/cart.ts';
import { withoutOrdered, withoutOrderedInShop } from '#domain/cart/clear-cart.ts';
import { broughtTo, isOfCart } from './is-of-cart.ts';
import type { Order } from './order.ts';

type Left = Pick<Order, 'lines' | 'cartId' | 'owner'>;

/**
 * The cart after an order has left it. `isTaken`: the shop has the order, and with it has used up the cart that the order
 * names. An account goes on with a cart of its own otherwise. That of a guest is left behind in any case, also one that
 * was opened while the order was on its way: another tab may just have put there what was ordered.
 */
export function withoutOrder(cart: Cart, { lines, cartId, owner }: Left, at: number, isTaken: boolean): Cart {
  const isUsedUp = cart.id === null || owner === null || (cart.id === cartId && isTaken);
  return isUsedUp ? withoutOrdered(cart, lines, at) : withoutOrderedInShop(cart, lines, at);
}

/** Whether an order has left this cart, and the device did not keep that. */
export function hasLeft(order: Order, cart: Cart): boolean {
  return order.hasLeftCart && isOfCart(order, cart);
}

/** The cart without what has left it with orders, where the device did not keep that. `at` is now. */
export function withoutGone(cart: Cart, orders: readonly Order[], at: number): Cart {
  const gone = orders.filter((order) => hasLeft(order, cart));
  if (gone.length === 0) return cart;
  return gone.reduce(
    (now, order) => withoutOrder(now, order, at, order.outcome.kind === 'accepted'),
    broughtTo(cart, gone),
  );
}
