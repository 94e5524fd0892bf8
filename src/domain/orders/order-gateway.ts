import type { Reply } from '#domain/shared/reply.ts';
import type { Order, OrderId, PlacedOrder, Placement } from './order.ts';
import type { OrderKey } from './order-key.ts';
import type { OrderReturn } from './order-return.ts';
import type { ReturnRequest } from './return-request.ts';
import type { Withdrawal, WithdrawalStatement } from './withdrawal.ts';

/** `email` is that of its bill; null where it is canceled in the name of its owner. */
export type CancelRequest = { readonly order: OrderId; readonly email: string | null };

/** Places orders, each id once however often it is sent, and reads them back. */
export interface OrderGateway {
  place(order: Order): Promise<Reply<Placement>>;
  /** Whole for the customer whose it is, masked for everybody else. */
  get(id: OrderId): Promise<Reply<PlacedOrder>>;
  /** Whole for whoever names its e-mail; an unknown order and a wrong e-mail are refused alike, with 404. */
  track(key: OrderKey): Promise<Reply<PlacedOrder>>;
  /** Cancels an order, however often it is asked; who is not known as the owner is refused like whoever asks for no order. */
  cancel(request: CancelRequest): Promise<Reply<PlacedOrder>>;
  /** Asks for pieces to be taken back, each id once; who is not known as the owner is refused like whoever asks for no order. */
  giveBack(request: ReturnRequest): Promise<Reply<OrderReturn>>;
  /** Withdraws from an order. A statement that names no order of whoever makes it is kept as `open`, like any other. */
  withdraw(statement: WithdrawalStatement): Promise<Reply<Withdrawal>>;
}
