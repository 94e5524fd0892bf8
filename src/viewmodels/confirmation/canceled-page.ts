import { isTaken, type Order } from '#domain/orders/order.ts';
import type { PaymentState } from '#domain/orders/payment.ts';
import { orderMessages } from '../messages/orders/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import type { Contact } from '../notices/messages.ts';
import type { OrderWords } from './order-words.ts';

/**
 * What is said of an order that was canceled and that the shop turned out to have: how to cancel it there. Null for any
 * other, and once the shop has canceled it.
 */
export function unwantedTold(
  kept: Order | null,
  payment: PaymentState,
  { email }: Contact,
  messages: Messages,
): Pick<OrderWords, 'kind' | 'heading' | 'text' | 'next' | 'ways'> | null {
  if (kept === null || !isTaken(kept) || !kept.isUnwanted || isGone(payment)) return null;
  const texts = messages(orderMessages);
  const subject = encodeURIComponent(texts.pleaseCancel(kept.number));
  return {
    kind: 'unwanted',
    heading: texts.unwanted,
    text: texts.unwantedText,
    next: [texts.cancelThere(email), texts.keepUnwanted],
    ways: [{ text: texts.askToCancel, to: `mailto:${email}?subject=${subject}`, leavesShop: true }],
  };
}

function isGone({ kind }: PaymentState): boolean {
  return kind === 'canceled' || kind === 'canceledByShopper';
}
