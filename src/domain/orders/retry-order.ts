import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Spread } from '#domain/shared/spread.ts';
import type { Order, OrderId } from './order.ts';
import type { SendOrder } from './send-order.ts';

/**
 * Sends an order the shop has not answered again and again in this visit, always with its own id. The shopper has just
 * placed it and was told that it is queued, so nobody need be asked.
 */
export type RetryOrder = (order: Order) => void;

const FIRST_PAUSE_MS = 1_000; // fault model, rule 9
const LONGEST_PAUSE_MS = 60_000;

type Ports = {
  readonly sendOrder: SendOrder;
  /** The orders that are sent again by themselves now. */
  readonly retriedOrders: Cell<readonly OrderId[]>;
  readonly clock: Clock;
  readonly spread: Spread;
};

export function createRetryOrder({ sendOrder, retriedOrders, clock, spread }: Ports): RetryOrder {
  return (order) => {
    if (retriedOrders.get().includes(order.id)) return;
    retriedOrders.update((now) => [...now, order.id]);
    void keepTrying(order).finally(() => retriedOrders.update((now) => now.filter((id) => id !== order.id)));
  };

  async function keepTrying(order: Order): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      await clock.wait(pauseBefore(attempt, spread.next()));
      const { kind } = await sendOrder(order, 'queue');
      if (kind !== 'unanswered') return;
    }
  }
}

/** 1, 2, 4 … 60 seconds, each longer by up to its half so that devices do not all come at once. */
export function pauseBefore(attempt: number, spread: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (1 + spread / 2));
}
