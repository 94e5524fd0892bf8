import type { Cart } from '#domain/cart/cart.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { withoutOrder } from './leave-cart.ts';
import { type Answer, type Order, turnOf, withAnswer } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import type { OrderRepository } from './order-repository.ts';
import { type OrderView, withNews } from './order-view.ts';
import { shopsWordOn, withPastAttempt } from './shops-word.ts';

/**
 * Asks the shop whether it has an order that is being canceled, when its answer can be relied on, and tells the shopper.
 * Answers with the record as it is then. The order itself is never sent.
 */
export type SettleCanceled = (order: Order) => Promise<Order>;

type Ports = {
  readonly orderRepository: OrderRepository;
  readonly orderGateway: Pick<OrderGateway, 'get'>;
  readonly cart: Cell<Cart>;
  readonly syncCart: SyncCart;
  readonly orderView: Cell<OrderView>;
  readonly connectivity: Connectivity;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly notify: Notify;
};

/** In the order's turn, so that an attempt that is on its way has its answer first. */
export function createSettleCanceled(ports: Ports): SettleCanceled {
  const { orderRepository, orderGateway, cart, syncCart, orderView, connectivity, locks, clock, notify } = ports;

  return (asked) =>
    locks.runExclusive(turnOf(asked), async () => {
      const { order: dated } = await orderRepository.change(asked, (now) => withPastAttempt(now, clock.now()));
      const order = await settled(dated);
      orderView.update((now) => withNews(now, order));
      return order;
    });

  async function settled(order: Order): Promise<Order> {
    if (order.outcome.kind !== 'canceling' || !connectivity.isOnline()) return order;
    const word = await shopsWordOn(order, orderGateway, clock);
    switch (word.kind) {
      case 'not-known':
        return order;
      case 'has-not':
        return noted(order, { kind: 'withdrawn', isEdited: false });
      case 'has': {
        const { number, total } = word.order;
        return noted(order, { kind: 'accepted', number, total, paymentPage: null });
      }
      default:
        return word satisfies never;
    }
  }

  /** What the shop has is ordered, wanted or not: it leaves the cart, so that it is not ordered twice. */
  async function noted(canceled: Order, answer: Answer): Promise<Order> {
    const at = clock.now();
    const isTaken = answer.kind === 'accepted';
    const leaving = { at, visitor: orderRepository.visitor(), isTaken };
    if (isTaken && !canceled.hasLeftCart) cart.update((now) => withoutOrder(now, canceled, leaving));
    const { order } = await orderRepository.change(canceled, (now) => ({
      ...withAnswer(now, answer, timestampAt(at)),
      hasLeftCart: isTaken || now.hasLeftCart,
    }));
    orderRepository.remember(order);
    notify(isTaken ? { code: 'order-not-canceled', number: answer.number } : { code: 'order-canceled' });
    void syncCart(); // which has waited for the shop's word
    return order;
  }
}
