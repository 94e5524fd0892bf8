import type { Order, OrderFacts } from './order.ts';

/**
 * Where an order stands, with what is known of it there and nowhere else; `order-transitions.ts` says how it comes from one
 * status to another.
 *
 * - `queued`: it never left the device, and can be taken back without asking anybody.
 * - `sending`: it is to be sent at once. No attempt is written down, and it may have reached the shop since it was made,
 *   because a device that keeps nothing more does not keep it from being sent.
 * - `maybeReceived`: an attempt began or ended last at `attemptedAt`, and nobody knows what came of it.
 * - `canceling`: the shopper wants it no more, and the shop may have it. It is never sent again, and the shop is asked.
 * - `accepted`: the shop has it. `isUnwanted`: the shopper had canceled it.
 * - `returned`: the shop took it and canceled it, because its payment failed; its pieces are in the cart again.
 * - `refused`: the shop does not take it.
 * - `withdrawn`: canceled, and the shop does not have it.
 * - `editing`: taken back to be changed; its pieces are on their way into the cart.
 * - `edited`: taken back to be changed; its pieces are in the cart.
 *
 * `hasLeftCart`: the ordered pieces are not in the cart any more. They leave it at once when an order is placed offline,
 * else when the shop takes it.
 */
export type OrderState =
  | { readonly status: 'queued'; readonly hasLeftCart: boolean }
  | { readonly status: 'sending'; readonly hasLeftCart: boolean }
  | { readonly status: 'maybeReceived'; readonly attemptedAt: string; readonly hasLeftCart: boolean }
  | { readonly status: 'canceling'; readonly attemptedAt: string | null; readonly hasLeftCart: boolean }
  | (Answered & Taken & { readonly status: 'accepted'; readonly isUnwanted: boolean })
  | (Answered & Taken & { readonly status: 'returned'; readonly isUnwanted: boolean })
  | (Answered & { readonly status: 'refused'; readonly message: string; readonly hasLeftCart: boolean })
  | (Withdrawn & { readonly status: 'withdrawn'; readonly hasLeftCart: boolean })
  | (Withdrawn & { readonly status: 'editing' })
  | (Withdrawn & { readonly status: 'edited' });

export type OrderStatus = OrderState['status'];

/** What the shop made of an order. `charged` is in INR; `paymentPage` is where it is paid, null when it is on no page. */
export type Taken = { readonly number: string; readonly charged: number; readonly paymentPage: string | null };

/** `attemptedAt` is null where no attempt was written down. */
type Answered = { readonly answeredAt: string; readonly attemptedAt: string | null };

/** `wasSent`: it may have left the device, and the shop turned out not to have it. */
type Withdrawn = Answered & { readonly wasSent: boolean };

/** An order in one of these statuses. */
export type OrderIn<Status extends OrderStatus> = Extract<Order, { readonly status: Status }>;

export type WaitingOrder = OrderIn<'queued' | 'sending' | 'maybeReceived'>;
export type AnsweredOrder = OrderIn<'accepted' | 'returned' | 'refused' | 'withdrawn' | 'editing' | 'edited'>;

/** Whether an order is still to be sent. */
export function isWaiting(order: Order): order is WaitingOrder {
  return order.status === 'queued' || order.status === 'sending' || order.status === 'maybeReceived';
}

/** Whether an order has come to its end, be it by the shop's final answer or by the shopper's. */
export function isAnswered(order: Order): order is AnsweredOrder {
  return 'answeredAt' in order;
}

/** Whether the shop took an order, whatever became of it afterwards. */
export function isTaken(order: Order): order is OrderIn<'accepted' | 'returned'> {
  return order.status === 'accepted' || order.status === 'returned';
}

/** Whether an order was taken back by the shopper, to be changed or for good. */
export function isWithdrawn(order: Order): order is OrderIn<'withdrawn' | 'editing' | 'edited'> {
  return order.status === 'withdrawn' || order.status === 'editing' || order.status === 'edited';
}

/** Whether nobody knows if the shop has an order. What has not can be taken back without asking. */
export function isMaybeReceived(order: Order): order is OrderIn<'sending' | 'maybeReceived' | 'canceling'> {
  return order.status === 'sending' || order.status === 'maybeReceived' || order.status === 'canceling';
}

/** Whether the ordered pieces are not in the cart any more. */
export function hasLeftCart(order: Order): boolean {
  return 'hasLeftCart' in order ? order.hasLeftCart : order.status === 'accepted' || order.status === 'editing';
}

/** When an order was last tried to be sent; null when it was not, or that is not written down. */
export function attemptedAtOf(order: Order): string | null {
  return 'attemptedAt' in order ? order.attemptedAt : null;
}

/** What is known of an order in any status, the fields of later builds too. */
export function factsOf(order: Order): OrderFacts {
  const { status, hasLeftCart, attemptedAt, answeredAt, ...rest } = order as OrderFacts & EachOf<OrderState>;
  const { number, charged, paymentPage, isUnwanted, message, wasSent, ...facts } = rest;
  return facts;
}

/** The fields that some of the states have. */
type EachOf<State> = { readonly [Field in State extends unknown ? keyof State : never]?: unknown };
