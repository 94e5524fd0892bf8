import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { isWaiting, isWithdrawn, lockOf, type Order } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import type { OrderRepository } from './order-repository.ts';
import { takeBack } from './order-transitions.ts';
import { type OrderView, withNews } from './order-view.ts';
import { lookUpServerOrder, withPastAttempt } from './server-order-lookup.ts';

/** Whether an order could be taken back. `maybe-sent`: the shop may have it, or nobody can write down that it is not wanted. */
export type TakenBack = { readonly kind: 'taken-back' | 'maybe-sent'; readonly order: Order };

/**
 * Takes a waiting order out of the queue, to be changed. Never while it is being sent: both happen under the order's
 * lock, over all tabs, so that what was taken back is never sent and what was sent is never taken back.
 */
export type TakeBack = (order: Order) => Promise<TakenBack>;

type Ports = {
  readonly orderRepository: OrderRepository;
  readonly orderGateway: Pick<OrderGateway, 'get'>;
  readonly orderView: Cell<OrderView>;
  readonly locks: Locks;
  readonly clock: Clock;
};

export function createTakeBack({ orderRepository, orderGateway, orderView, locks, clock }: Ports): TakeBack {
  return (asked) =>
    locks.runExclusive(lockOf(asked), async () => {
      const { order } = await orderRepository.change(asked, (now) => withPastAttempt(now, clock.now()));
      const answer = await answerOn(order);
      orderView.update((now) => withNews(now, answer.order));
      return answer;
    });

  async function answerOn(order: Order): Promise<TakenBack> {
    if (order.status === 'refused') return { kind: 'taken-back', order }; // the shop does not have it
    const isStill = isWithdrawn(order) ? isWithdrawn : isWaiting;
    const isFree = isWithdrawn(order) || (isWaiting(order) && (await isUnknownToShop(order)));
    if (!isFree) return { kind: 'maybe-sent', order };
    const at = timestampAt(clock.now());
    const noted = await orderRepository.change(order, (now) => (isStill(now) ? takeBack(now, at) : now));
    const isBack = noted.isKept && isWithdrawn(noted.order);
    return isBack ? { kind: 'taken-back', order: noted.order } : { kind: 'maybe-sent', order: noted.before };
  }

  async function isUnknownToShop(order: Order): Promise<boolean> {
    return (await lookUpServerOrder(order, orderGateway, clock)).kind === 'has-not';
  }
}
