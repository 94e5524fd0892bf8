import type { Reply } from '#domain/shared/reply.ts';
import type { Order, OrderId, PlacedOrder, Placement } from './order.ts';
import type { OrderKey } from './order-key.ts';

/** Places orders, each id once however often it is sent, and reads them back. */
export interface OrderGateway {
  place(order: Order): Promise<Reply<Placement>>;
  /** Whole for the customer whose it is, masked for everybody else. */
  get(id: OrderId): Promise<Reply<PlacedOrder>>;
  /** Whole for whoever names its e-mail; an unknown order and a wrong e-mail are refused alike, with 404. */
  track(key: OrderKey): Promise<Reply<PlacedOrder>>;
}
