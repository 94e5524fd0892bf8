import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import { attemptedAtOf, isMaybeReceived, type Order, type PlacedOrder } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import { markAttempted } from './order-transitions.ts';

/** Whether the shop has an order that it never confirmed; `not-known` as long as nobody can be sure. */
export type ServerOrderLookup =
  | { readonly kind: 'has'; readonly order: PlacedOrder }
  | { readonly kind: 'has-not' | 'not-known' };

const UNKNOWN = 404;
const SURELY_GONE_MS = 60_000; // a minute after the last attempt none can still be on its way

/** How many ms from `now` the shop's word can be relied on; 0 when it can. An order that never left needs none. */
export function msUntilSure(order: Order, now: number): number {
  if (!isMaybeReceived(order)) return 0;
  const gone = now - leftAt(order);
  return Math.min(Math.max(SURELY_GONE_MS - gone, 0), SURELY_GONE_MS);
}

/** The order as it is to be asked about: an attempt in the future is of a clock that was wrong, and counts as one of now. */
export function withPastAttempt(order: Order, now: number): Order {
  const isPast = !isMaybeReceived(order) || leftAt(order) <= now;
  return isPast ? order : markAttempted(order, timestampAt(now));
}

/** When an order left last that may have left: where no attempt was written down it did so when it was made. */
function leftAt(order: Order): number {
  return Date.parse(attemptedAtOf(order) ?? order.createdAt);
}

/** Asks the shop once a minute has passed; what never left the device needs no network to be sure of. */
export async function lookUpServerOrder(
  order: Order,
  gateway: Pick<OrderGateway, 'get'>,
  clock: Pick<Clock, 'now'>,
): Promise<ServerOrderLookup> {
  if (!isMaybeReceived(order)) return { kind: 'has-not' };
  if (msUntilSure(order, clock.now()) > 0) return { kind: 'not-known' };
  const reply = await gateway.get(order.id);
  if (reply.kind === 'ok') return { kind: 'has', order: reply.value };
  return reply.kind === 'refused' && reply.code === UNKNOWN ? { kind: 'has-not' } : { kind: 'not-known' };
}
