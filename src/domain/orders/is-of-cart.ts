import type { Cart } from '#domain/cart/cart.ts';
import type { Order } from './order.ts';

/**
 * Whether an order was made from this very cart, as it is from one order to the next: what it took is still in there
 * where the device did not keep that it had left. The hash says so, which builds of all times have kept.
 */
export function isOfCart({ hash }: Pick<Order, 'hash'>, { orderedAt }: Pick<Cart, 'orderedAt'>): boolean {
  try {
    const [[, before]] = JSON.parse(hash);
    return before === orderedAt;
  } catch {
    return false; // a hash of another time, or a damaged one
  }
}
