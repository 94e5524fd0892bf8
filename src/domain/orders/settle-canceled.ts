import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { withoutOrder } from './leave-cart.ts';
import { hasLeftCart, isTaken, lockOf, type Order, type PlacedOrder } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import type { OrderRepository } from './order-repository.ts';
import type { Taken } from './order-status.ts';
import { accept, confirmCanceled } from './order-transitions.ts';
import { type OrderView, withNews } from './order-view.ts';
import { lookUpServerOrder, withPastAttempt } from './server-order-lookup.ts';
import { type LeftCart, withCartRead } from './with-cart-read.ts';

/**
 * Asks the shop whether it has an order that is being canceled, when its answer can be relied on, and tells the shopper.
 * Answers with the record as it is then. The order itself is never sent.
 */
export type SettleCanceled = (order: Order) => Promise<Order>;

type Ports = {
  readonly orderRepository: OrderRepository;
  readonly orderGateway: Pick<OrderGateway, 'get'>;
  readonly cart: LeftCart;
  readonly syncCart: SyncCart;
  readonly orderView: Cell<OrderView>;
  readonly connectivity: Connectivity;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly notify: Notify;
};

/** Under the order's lock, so that an attempt that is on its way has its answer first. */
export function createSettleCanceled(ports: Ports): SettleCanceled {
  const { orderRepository, orderGateway, orderView, connectivity, locks, clock } = ports;

  return (asked) => withCartRead(ports, asked, () => locks.runExclusive(lockOf(asked), () => asksShop(asked)));

  async function asksShop(asked: Order): Promise<Order> {
    const { order: dated } = await orderRepository.change(asked, (now) => withPastAttempt(now, clock.now()));
    const order = await settled(dated);
    orderView.update((now) => withNews(now, order));
    return order;
  }

  async function settled(order: Order): Promise<Order> {
    if (order.status !== 'canceling' || !connectivity.isOnline()) return order;
    const lookup = await lookUpServerOrder(order, orderGateway, clock);
    switch (lookup.kind) {
      case 'not-known':
        return order;
      case 'has-not':
        return note(ports, order, null);
      case 'has':
        return note(ports, order, takenAs(lookup.order));
      default:
        return lookup satisfies never;
    }
  }
}

/** What the shop has is ordered, wanted or not: it leaves the cart, so that it is not ordered twice. */
async function note(ports: Ports, canceled: Order, taken: Taken | null): Promise<Order> {
  const { orderRepository, cart, syncCart, clock, notify } = ports;
  const at = clock.now();
  const leaving = { at, visitor: orderRepository.visitor(), isTaken: true };
  if (taken && !hasLeftCart(canceled)) cart.update((now) => withoutOrder(now, canceled, leaving));
  const { order } = await orderRepository.change(canceled, (now) =>
    taken ? accept(now, taken, timestampAt(at)) : confirmCanceled(now, timestampAt(at)),
  );
  orderRepository.remember(order);
  notify(isTaken(order) ? { code: 'order-not-canceled', number: order.number } : { code: 'order-canceled' });
  void syncCart(); // which has waited for the shop's word
  return order;
}

/** The shop tells no page of payment of an order that it is asked about. */
function takenAs({ number, total }: PlacedOrder): Taken {
  return { number, charged: total, paymentPage: null };
}
