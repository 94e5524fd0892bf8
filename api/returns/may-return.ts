import type { RefundWay, ReturnReason } from '#api/database/return-tables.ts';
import type { StoredOrder } from '#api/orders/read-order.ts';
import { givenBack, lastDayOf } from '#api/orders/read-returns.ts';
import { dayAt } from '#api/process/shop-clock.ts';

/** The body of POST /api/order/return. */
export type ReturnRequest = {
  readonly return_id: string;
  readonly orderId: string;
  readonly email?: string;
  readonly items: readonly { readonly item_id: number; readonly qty: number; readonly reason: ReturnReason }[];
  readonly note?: string;
  readonly refund: RefundWay;
};

type Terms = { readonly now: number; readonly returnDays: number };

/** Why an order is not taken back as it is asked for, in a sentence; null where it is. */
export function notTaken(order: StoredOrder, request: ReturnRequest, terms: Terms): string | null {
  return notNow(order, terms) ?? notOfThis(order, request);
}

function notNow({ order, shipments }: StoredOrder, { now, returnDays }: Terms): string | null {
  const { increment_id: number, status } = order;
  if (status === 'canceled') return `The order ${number} is canceled`;
  const lastDay = status === 'complete' ? lastDayOf(shipments, returnDays) : null;
  if (lastDay === null) return `The order ${number} is not delivered`;
  const isOver = returnDays === 0 || dayAt(now) > lastDay;
  return isOver ? `The order ${number} could be returned until ${lastDay}` : null;
}

function notOfThis(stored: StoredOrder, { items, refund }: ReturnRequest): string | null {
  const { order, lines } = stored;
  for (const { item_id, qty } of items) {
    const line = lines.find(({ position }) => position === item_id);
    if (!line) return `The order ${order.increment_id} has no line ${item_id}`;
    if (!line.is_returnable) return `${line.name} cannot be returned`;
    const left = line.qty - givenBack(stored.returns, item_id).returned;
    if (qty > left) return `Only ${left} of ${line.name} can be returned`;
  }
  return refund === 'store_credit' && order.user_id === null ? 'Store credit needs an account' : null;
}
