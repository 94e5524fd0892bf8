import type { Cart } from '#domain/cart/cart.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import { hasLeft, withoutGone } from './leave-cart.ts';
import type { OrderRepository } from './order-repository.ts';

/**
 * Takes out of the cart what was ordered from it and is in it all the same, because the device did not keep that it had
 * left. To be called when cart and orders were read, before anybody can order it once more.
 */
export type ClearOrdered = () => Promise<void>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly orderRepository: Pick<OrderRepository, 'all' | 'visitor'>;
  readonly clock: Pick<Clock, 'now'>;
};

export function createClearOrdered({ cart, orderRepository, clock }: Ports): ClearOrdered {
  return async () => {
    const orders = await orderRepository.all();
    if (!orders.some((order) => hasLeft(order, cart.get()))) return;
    const leaving = { at: clock.now(), visitor: orderRepository.visitor() };
    cart.update((now) => withoutGone(now, orders, leaving));
  };
}
