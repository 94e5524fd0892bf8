import type { Order } from './order.ts';
import type { OrderRepository } from './order-repository.ts';

/** Every order this device knows, the newest first, whatever became of it. */
export type ReadOrders = () => Promise<readonly Order[]>;

export function createReadOrders({ orderRepository }: { readonly orderRepository: OrderRepository }): ReadOrders {
  return async () => (await orderRepository.all()).toReversed();
}
