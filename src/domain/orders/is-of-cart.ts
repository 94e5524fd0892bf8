import { type Cart, sinceOf } from '#domain/cart/cart.ts';
import type { Order } from './order.ts';

type Dated = Pick<Cart, 'orderedAt' | 'begunAt'>;

/**
 * Whether an order was made of this cart, or of one that came of it: what it took is still in there where the device did
 * not keep that it had left. The hash says so, which builds of all times have kept.
 */
export function isOfCart({ hash }: Pick<Order, 'hash'>, cart: Dated): boolean {
  const [made, since] = [madeAt(hash), sinceOf(cart)];
  return made !== 'unknown' && (since === null || (made !== null && made >= since));
}

/** The cart as far as its last order has brought it: no other order was made of what comes after that. */
export function broughtTo<C extends Dated>(cart: C, orders: readonly Pick<Order, 'hash'>[]): C {
  const moments = [...orders.map(({ hash }) => madeAt(hash)), sinceOf(cart)].filter((at) => typeof at === 'number');
  return { ...cart, orderedAt: moments.length > 0 ? Math.max(...moments) : null };
}

/** Since when the cart of an order was one and the same; `unknown` for a hash of another time, or a damaged one. */
function madeAt(hash: string): number | null | 'unknown' {
  try {
    const [[, since]] = JSON.parse(hash);
    return since === null || typeof since === 'number' ? since : 'unknown';
  } catch {
    return 'unknown';
  }
}
