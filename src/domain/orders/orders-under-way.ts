import type { OrdersUnderWay } from '#domain/cart/clear-cart.ts';
import { isWaiting, type Order } from './order.ts';
import type { OrderRepository } from './order-repository.ts';

export function createOrdersUnderWay({
  orderRepository,
}: {
  readonly orderRepository: Pick<OrderRepository, 'all'>;
}): OrdersUnderWay {
  return async () => {
    const orders = await orderRepository.all();
    return {
      isOut: orders.some((order) => !order.hasLeftCart && isUndecided(order)),
      left: orders.flatMap((order) => (order.hasLeftCart && isWaiting(order) ? order.lines : [])),
    };
  };
}

function isUndecided({ outcome }: Order): boolean {
  return outcome.kind === 'waiting' || outcome.kind === 'canceling';
}
