import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { FollowCanceled } from './follow-canceled.ts';
import { isTaken, type Order } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import { cancel } from './order-transitions.ts';
import { type OrderView, withNews } from './order-view.ts';

/**
 * How canceling ended. `canceling`: the shop may have the order and is asked as soon as it can be sure of its answer;
 * `placed`: the shop had it already; `not-noted`: nobody can write down that it is not wanted, so it goes on waiting.
 */
export type Canceled = { readonly kind: 'canceled' | 'canceling' | 'placed' | 'not-noted'; readonly order: Order };

/**
 * Cancels an order with one press, for good: from then on it is never sent again and never asked about again, in no tab
 * and at no later visit. An attempt that is on its way just then is not waited for.
 */
export type CancelOrder = (order: Order) => Promise<Canceled>;

type Ports = {
  readonly orderRepository: OrderRepository;
  readonly orderView: Cell<OrderView>;
  readonly followCanceled: FollowCanceled;
  readonly clock: Clock;
};

export function createCancelOrder({ orderRepository, orderView, followCanceled, clock }: Ports): CancelOrder {
  return async (asked) => {
    const at = timestampAt(clock.now());
    const { before, order, isKept } = await orderRepository.change(asked, (now) => cancel(now, at));
    if (!isKept) return { kind: 'not-noted', order: before };
    orderView.update((now) => withNews(now, order));
    if (order.status === 'canceling') void followCanceled();
    return { kind: kindOf(order), order };
  };
}

function kindOf(order: Order): Canceled['kind'] {
  if (isTaken(order)) return 'placed';
  return order.status === 'canceling' ? 'canceling' : 'canceled';
}
