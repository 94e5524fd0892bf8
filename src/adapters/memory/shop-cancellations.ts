import type { PlacedOrder } from '#domain/orders/order.ts';
import { nothing } from '#domain/shared/money.ts';
import type { Failure } from '#domain/shared/reply.ts';
import { refused } from './memory-link.ts';

const CANCELED = 'canceled';
/** Paid, and not sent. */
const PAID = 'processing';
const SENT: readonly string[] = ['shipped', 'complete'];

/** An order as the shop has it once its shopper canceled it, or why it does not. */
export function canceledOrder(order: PlacedOrder, canceledAt: string): PlacedOrder | Failure {
  const { number, status, total } = order;
  if (order.isCancelable !== true) {
    if (status === CANCELED) return refused(422, `The order ${number} is canceled`);
    return refused(422, `The order ${number} is ${SENT.includes(status) ? 'on its way' : 'packed'}`);
  }
  const amount = status === PAID ? total : nothing;
  return { ...order, status: CANCELED, isCancelable: false, cancellation: { canceledAt, amount, refundedAt: null } };
}
