import { backoffDelay } from '#domain/shared/backoff-delay.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Jitter } from '#domain/shared/jitter.ts';
import type { Order, OrderId } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import { msUntilSure } from './server-order-lookup.ts';
import type { SettleCanceled } from './settle-canceled.ts';

/** Goes on asking, in this visit, about all orders that are being canceled; to be called again when the network is back. */
export type FollowCanceled = () => Promise<void>;

type Ports = {
  readonly orderRepository: OrderRepository;
  readonly settleCanceled: SettleCanceled;
  readonly clock: Clock;
  readonly jitter: Jitter;
};

/** With growing pauses, beginning when the shop can be sure; one that is followed already is asked about at once. */
export function createFollowCanceled({ orderRepository, settleCanceled, clock, jitter }: Ports): FollowCanceled {
  const followed = new Set<OrderId>();

  return async () => {
    for (const order of (await orderRepository.all()).filter(({ status }) => status === 'canceling')) {
      if (followed.has(order.id)) void settleCanceled(order);
      else void follow(order);
    }
  };

  async function follow(order: Order): Promise<void> {
    followed.add(order.id);
    await clock.wait(msUntilSure(order, clock.now()));
    let now = await settleCanceled(order);
    for (let attempt = 1; now.status === 'canceling'; attempt += 1) {
      await clock.wait(Math.max(backoffDelay(attempt, jitter.next()), msUntilSure(now, clock.now())));
      now = await settleCanceled(now);
    }
    followed.delete(order.id);
  }
}
