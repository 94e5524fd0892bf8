import { backoffDelay } from '#domain/shared/backoff-delay.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Jitter } from '#domain/shared/jitter.ts';
import type { Order, OrderId } from './order.ts';
import type { SendOrder } from './send-order.ts';

/**
 * Sends an order the shop has not answered again and again in this visit, always with its own id. The shopper has just
 * placed it and was told that it is queued, so nobody need be asked.
 */
export type RetryOrder = (order: Order) => void;

type Ports = {
  readonly sendOrder: SendOrder;
  /** The orders that are sent again by themselves now. */
  readonly retriedOrders: Cell<readonly OrderId[]>;
  readonly clock: Clock;
  readonly jitter: Jitter;
};

export function createRetryOrder({ sendOrder, retriedOrders, clock, jitter }: Ports): RetryOrder {
  return (order) => {
    if (retriedOrders.get().includes(order.id)) return;
    retriedOrders.update((now) => [...now, order.id]);
    void keepTrying(order).finally(() => retriedOrders.update((now) => now.filter((id) => id !== order.id)));
  };

  async function keepTrying(order: Order): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      await clock.wait(backoffDelay(attempt, jitter.next()));
      const { kind } = await sendOrder(order, 'queue');
      if (kind !== 'unanswered') return;
    }
  }
}
