import type { Cart } from '#domain/cart/cart.ts';
import { withoutOrdered, withoutOrderedInShop } from '#domain/cart/clear-cart.ts';
import type { Order } from './order.ts';

type Left = Pick<Order, 'lines' | 'cartId' | 'owner'>;

/**
 * The cart after an order has left it. `isTaken`: the shop has the order, and with it has used up the cart that the order
 * names; that of a guest is left behind in any case, while an account goes on with its own.
 */
export function withoutOrder(cart: Cart, { lines, cartId, owner }: Left, at: number, isTaken: boolean): Cart {
  const isUsedUp = cart.id === null || (cart.id === cartId && (isTaken || owner === null));
  return isUsedUp ? withoutOrdered(cart, lines, at) : withoutOrderedInShop(cart, lines, at);
}
