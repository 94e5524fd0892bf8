import type { OrdersUnderWay } from '#domain/cart/clear-cart.ts';
import { isAnswered, isWaiting } from './order.ts';
import type { OrderRepository } from './order-repository.ts';

export function createOrdersUnderWay({
  orderRepository,
}: {
  readonly orderRepository: Pick<OrderRepository, 'all'>;
}): OrdersUnderWay {
  return async () => {
    const orders = await orderRepository.all();
    return {
      hasInFlightOrder: orders.some((order) => !isAnswered(order) && !order.hasLeftCart),
      orderedLines: orders.flatMap((order) => (isWaiting(order) && order.hasLeftCart ? order.lines : [])),
    };
  };
}
