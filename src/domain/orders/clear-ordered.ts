import type { Cart } from '#domain/cart/cart.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { hasLeft, withoutGone } from './leave-cart.ts';
import type { OrderRepository } from './order-repository.ts';

/**
 * Takes out of the cart what was ordered from it and is in it all the same, because the device did not keep that it had
 * left. To be called before anybody can order it once more. Waits for the cart to be read: what is done to one that only
 * seems empty yet would count as done to the one that the device has, with all that was ordered still in it.
 */
export type ClearOrdered = () => Promise<void>;

type Ports = {
  readonly cart: Pick<PersistedCell<Cart>, 'get' | 'update' | 'open'>;
  readonly orderRepository: Pick<OrderRepository, 'all' | 'visitor'>;
  readonly clock: Pick<Clock, 'now'>;
};

export function createClearOrdered({ cart, orderRepository, clock }: Ports): ClearOrdered {
  return async () => {
    await cart.open();
    const orders = await orderRepository.all();
    if (!orders.some((order) => hasLeft(order, cart.get()))) return;
    const leaving = { at: clock.now(), visitor: orderRepository.visitor() };
    cart.update((now) => withoutGone(now, orders, leaving));
  };
}
