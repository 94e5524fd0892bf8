import type { CheckLines } from '#domain/cart/check-lines.ts';
import type { LoadTotals } from '#domain/cart/load-totals.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { ClearOrdered } from '#domain/orders/clear-ordered.ts';
import type { FollowUpOrders } from '#domain/orders/follow-up-orders.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import type { Clock } from '#domain/shared/clock.ts';

/**
 * What happens when the network returns: what waits to be sent first, then the cart, without what was
 * ordered, with its prices and its stock, then the orders (QUEUE-15 to QUEUE-24).
 */
export type BackOnline = () => Promise<void>;

type Ports = {
  readonly runQueue: RunQueue;
  readonly syncCart: SyncCart;
  readonly loadTotals: LoadTotals;
  readonly checkLines: CheckLines;
  readonly clearOrdered: ClearOrdered;
  readonly followUpOrders: FollowUpOrders;
  readonly clock: Pick<Clock, 'wait'>;
};

/** A queue of thousands goes on beside the cart, for which the shopper waits. */
const QUEUE_FIRST_MS = 5_000;

export function createBackOnline(ports: Ports): BackOnline {
  const { runQueue, syncCart, loadTotals, checkLines, clearOrdered, followUpOrders, clock } = ports;
  return async () => {
    await Promise.race([runQueue({ isAtOnce: true }), clock.wait(QUEUE_FIRST_MS)]);
    await clearOrdered();
    const { kind } = await syncCart({ force: true });
    if (kind === 'in-sync') await loadTotals();
    void checkLines({ anew: true });
    await followUpOrders();
  };
}
