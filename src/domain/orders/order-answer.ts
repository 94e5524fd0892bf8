import type { Notice } from '#domain/notices/notices.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { isTaken, isWithdrawn, type Order, type Placement } from './order.ts';
import type { Taken } from './order-status.ts';
import { accept, refuse } from './order-transitions.ts';

/** Who sends an order: the shopper who presses, or the queue later. Their final answers differ (contract, section 7). */
export type Sender = 'checkout' | 'queue';

/** What became of an order that was sent. `unanswered` has no final answer: it is sent again, with its own id. */
export type Sent =
  | { readonly kind: 'accepted'; readonly order: Order; readonly redirectUrl: string | null }
  | { readonly kind: 'refused'; readonly order: Order; readonly message: string }
  | { readonly kind: 'sold-out'; readonly order: Order; readonly message: string }
  | { readonly kind: 'unanswered'; readonly order: Order };

const INVALID = 400;
const FAULT = 500;
const SOLD_OUT = 'Error while adding products'; // contract, section 7

/** What a reply means for an order. `at` is the moment of the answer, as records write it. */
export function sentOf(order: Order, reply: Reply<Placement>, sender: Sender, at: string): Sent {
  if (reply.kind === 'ok') {
    const { number, total, redirectUrl } = reply.value;
    const taken = { number, charged: total, paymentPage: redirectUrl };
    return { kind: 'accepted', order: accept(order, taken, at), redirectUrl };
  }
  if (reply.kind !== 'refused') return { kind: 'unanswered', order };
  const { code, message } = reply;
  const isSoldOut = sender === 'queue' && code === FAULT && message.startsWith(SOLD_OUT);
  if (code !== INVALID && !isSoldOut) return { kind: 'unanswered', order };
  const refused = refuse(order, message, at);
  return { kind: isSoldOut ? 'sold-out' : 'refused', order: refused, message };
}

/** What the record of an answered order says, for whoever comes after the answer. */
export function sentBefore(order: Order): Sent {
  if (order.status === 'refused') return { kind: 'refused', order, message: order.message };
  if (!isTaken(order)) return { kind: 'refused', order, message: '' }; // the shopper wants it no more
  return { kind: 'accepted', order, redirectUrl: order.paymentPage };
}

/**
 * What the shopper is told of an answer; null when there is nothing to tell (CHK-30, QUEUE-29, QUEUE-30). Of what was
 * canceled meanwhile only that the shop has it all the same. The shop charges its own prices, which may have changed while
 * the order waited, and so may the coupon have gone (fault model, rows 12 to 14).
 */
export function noticeOf(sent: Sent, sender: Sender): Notice | null {
  const { order } = sent;
  if (isTaken(order) && order.isUnwanted) return { code: 'order-not-canceled', number: order.number };
  if (isWithdrawn(order)) return null;
  switch (sent.kind) {
    case 'accepted':
      return isTaken(order) ? otherSum(order) : null;
    case 'unanswered': // told by who asked for it: a queue keeps silent and tries again
      return null;
    case 'refused':
      return { code: sender === 'checkout' ? 'order-refused' : 'order-queue-refused', message: sent.message };
    case 'sold-out':
      return { code: 'order-queue-out-of-stock' };
    default:
      return sent satisfies never;
  }
}

function otherSum({ total, charged, currency, number }: Order & Taken): Notice | null {
  if (charged === total) return null;
  const sums = { was: total, now: charged, currency };
  return { code: 'order-charged-otherwise', type: 'warning', hasNoTimeout: true, number, sums };
}
