import type { Reply } from '#domain/shared/reply.ts';
import type { Order, OrderId, PlacedOrder, Placement } from './order.ts';

/** Places orders, each id once however often it is sent, and reads them back. */
export interface OrderGateway {
  place(order: Order): Promise<Reply<Placement>>;
  get(id: OrderId): Promise<Reply<PlacedOrder>>;
}
