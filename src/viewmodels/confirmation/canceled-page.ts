import { isTaken, type Order } from '#domain/orders/order.ts';
import type { PaymentState } from '#domain/orders/payment.ts';
import { cancellationMessages } from '../messages/cancellation/en.ts';
import { orderMessages } from '../messages/orders/en.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { cancelingAt } from './cancellation-view.ts';
import type { OrderWords } from './order-words.ts';

/**
 * What is said of an order that was canceled and that the shop turned out to have: how to cancel it there. Null for any
 * other, and once the shop has canceled it.
 */
export function unwantedTold(
  kept: Order | null,
  payment: PaymentState,
  messages: Messages,
): Pick<OrderWords, 'kind' | 'heading' | 'text' | 'next' | 'ways'> | null {
  if (kept === null || !isTaken(kept) || !kept.isUnwanted || isGone(payment)) return null;
  const texts = messages(orderMessages);
  return {
    kind: 'unwanted',
    heading: texts.unwanted,
    text: texts.unwantedText,
    next: [texts.cancelThere, texts.keepUnwanted],
    ways: [{ text: messages(cancellationMessages).cancel, to: cancelingAt(kept.id), leavesShop: false }],
  };
}

function isGone({ kind }: PaymentState): boolean {
  return kind === 'canceled' || kind === 'canceledByShopper';
}
