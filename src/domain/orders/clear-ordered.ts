import type { Cart } from '#domain/cart/cart.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { isOfCart } from './is-of-cart.ts';
import { withoutOrder } from './leave-cart.ts';
import type { Order } from './order.ts';
import type { OrderBook } from './order-book.ts';

/**
 * Takes out of the cart what was ordered from it and is in it all the same, because the device did not keep that it had
 * left. To be called when cart and orders were read, before anybody can order it once more.
 */
export type ClearOrdered = () => Promise<void>;

type Ports = { readonly cart: Cell<Cart>; readonly book: Pick<OrderBook, 'all'>; readonly clock: Pick<Clock, 'now'> };

export function createClearOrdered({ cart, book, clock }: Ports): ClearOrdered {
  return async () => {
    const gone = (await book.all()).find((order) => order.hasLeftCart && isOfCart(order, cart.get()));
    if (gone) clear(gone);
  };

  function clear(order: Order): void {
    const [at, isTaken] = [clock.now(), order.outcome.kind === 'accepted'];
    cart.update((now) => (isOfCart(order, now) ? withoutOrder(now, order, at, isTaken) : now));
  }
}
