import type { Notify } from '#domain/notices/notify.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Spread } from '#domain/shared/spread.ts';
import type { Order } from './order.ts';
import { queueNotice } from './queue-answer.ts';
import type { SendOrder } from './send-order.ts';

/**
 * Sends an order the shop has not answered again and again in this visit, always with its own id. The shopper has just
 * placed it and was told that it is queued, so nobody need be asked.
 */
export type RetryOrder = (order: Order) => void;

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

type Ports = {
  readonly sendOrder: SendOrder;
  readonly clock: Clock;
  readonly spread: Spread;
  readonly notify: Notify;
};

export function createRetryOrder({ sendOrder, clock, spread, notify }: Ports): RetryOrder {
  const trying = new Set<string>();

  return (order) => {
    if (trying.has(order.id)) return;
    trying.add(order.id);
    void keepTrying(order).finally(() => trying.delete(order.id));
  };

  async function keepTrying(order: Order): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await clock.wait(pause * (1 + spread.next()));
      const sent = await sendOrder(order, 'queue');
      const code = queueNotice(sent);
      if (code) notify({ code });
      if (sent.kind !== 'unanswered') return;
    }
  }
}
