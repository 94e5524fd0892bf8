import type { Cart, CartLine } from '#domain/cart/cart.ts';
import type { ApplyCoupon } from '#domain/cart/coupon.ts';
import { withReturned } from '#domain/cart/return-to-cart.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import { type Order, type OrderId, type OrderLine, turnOf } from './order.ts';
import type { OrderBook } from './order-book.ts';

/**
 * Puts what was ordered here back into the cart, once for each order: its pieces, its coupon, and how it was to be sent
 * and paid. Answers with the record as it is then; null for an order of another device.
 */
export type ReturnPieces = (id: OrderId) => Promise<Order | null>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly book: OrderBook;
  readonly turns: Turns;
  readonly syncCart: SyncCart;
  readonly applyCoupon: ApplyCoupon;
};

export function createReturnPieces({ cart, book, turns, syncCart, applyCoupon }: Ports): ReturnPieces {
  return (id) => turns.take(turnOf({ id }), () => takeBack(id));

  /** The cart first: a record that could not be written brings the same pieces again, and no more of them. */
  async function takeBack(id: OrderId): Promise<Order | null> {
    const order = await book.find(id);
    if (!order?.hasLeftCart) return order;
    cart.update((now) => withOrder(now, order));
    const returned = { ...order, hasLeftCart: false };
    book.remember(returned);
    await book.keep(returned);
    void (order.coupon === null ? syncCart() : applyCoupon(order.coupon));
    return returned;
  }
}

function withOrder(cart: Cart, { lines, methodCode, paymentMethod }: Order): Cart {
  return {
    ...withReturned(cart, lines.map(cartLineOf)),
    shippingMethod: cart.shippingMethod ?? (methodCode || null),
    paymentMethod: cart.paymentMethod ?? (paymentMethod || null),
  };
}

function cartLineOf({ id, ...line }: OrderLine): CartLine {
  return { ...line, productId: id, shopsLine: null, stock: null };
}
