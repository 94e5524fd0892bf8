import type { OrderId } from './order.ts';
import type { RefundWay, ReturnReason } from './order-return.ts';

/** What a shopper asks for; the shop takes an `id` once, however often it is sent. */
export type ReturnRequest = {
  readonly id: string;
  readonly order: OrderId;
  /** That of the bill, for who is not signed in as its owner. */
  readonly email: string | null;
  readonly pieces: readonly { readonly item: number; readonly quantity: number; readonly reason: ReturnReason }[];
  readonly note: string;
  readonly way: RefundWay;
};
