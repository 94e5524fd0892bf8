import type { NoticeCode } from '#domain/notices/notices.ts';
import type { Sent } from './send-order.ts';

/** What a shopper is told of an order that was sent from the queue; null when there is nothing to tell (QUEUE-28 to QUEUE-33). */
export function queueNotice({ kind }: Sent): NoticeCode | null {
  if (kind === 'refused') return 'order-queue-refused';
  return kind === 'sold-out' ? 'order-queue-out-of-stock' : null;
}
