import type { Cart } from '#domain/cart/cart.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Ownership } from '#domain/session/owned-store.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { hasLeft, withoutGone } from './leave-cart.ts';
import { makeOrder, type Purchase } from './make-order.ts';
import { isWaiting, type Order } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import { leaveCart, startSending } from './order-transitions.ts';

/**
 * The order to go on with.
 *
 * - `open` is sent next. One that was sent and not answered comes again with its id, also when the cart has changed since.
 * - `canceling`: one was canceled that the shop may have; another one might be ordered twice.
 * - `offline`: it is kept and waits for the network.
 * - `blocked`: this very purchase, or a part of it, was placed already, or it is not of who is signed in on the device by now.
 * - `not-stored`: there is no network, and the device can keep no order.
 */
export type Begun =
  | { readonly kind: 'open'; readonly order: Order }
  | { readonly kind: 'canceling'; readonly order: Order }
  | { readonly kind: 'offline'; readonly order: Order }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'not-stored' };

/** Finds or makes the order of a purchase, and keeps it. */
export type BeginOrder = (purchase: Purchase) => Promise<Begun>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly orderRepository: OrderRepository;
  readonly ownership: Pick<Ownership, 'kept'>;
  readonly connectivity: Connectivity;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly notify: Notify;
};

/** One tab after the other, so that two of them never make two orders of one cart. */
export function createBeginOrder(ports: Ports): BeginOrder {
  const { cart, orderRepository, ownership, connectivity, locks, clock, ids, notify } = ports;

  return (purchase) => locks.runExclusive('placing', () => begin(purchase));

  async function begin(purchase: Purchase): Promise<Begun> {
    if ((await ownership.kept()) !== purchase.owner) return { kind: 'blocked' }; // somebody came while this page stood still
    const known = await orderRepository.all();
    if (known.some((order) => hasLeft(order, purchase.cart))) return block(known);
    const canceled = known.find((order) => order.status === 'canceling' && !order.hasLeftCart);
    if (canceled) return { kind: 'canceling', order: canceled };
    const open = known.find((order) => isWaiting(order) && !order.hasLeftCart);
    if (open) return connectivity.isOnline() ? { kind: 'open', order: open } : keptOffline(open);
    const made = makeOrder(purchase, clock.now(), ids.next());
    return connectivity.isOnline() ? keptToSend(made) : keptOffline(made);
  }

  /** It is sent next, also when the device can keep neither it nor the attempt. */
  async function keptToSend(made: Order): Promise<Begun> {
    const order = startSending(made);
    if (!(await orderRepository.keep(order))) {
      orderRepository.remember(order);
      notify({ code: 'order-not-kept' });
    }
    return { kind: 'open', order };
  }

  /** What was placed of this cart is still in it only when the page was closed in that moment, or the device kept no change. */
  function block(known: readonly Order[]): Begun {
    const leaving = { at: clock.now(), visitor: orderRepository.visitor() };
    cart.update((now) => withoutGone(now, known, leaving));
    return { kind: 'blocked' };
  }

  async function keptOffline(order: Order): Promise<Begun> {
    const gone = leaveCart(order);
    return (await orderRepository.keep(gone)) ? { kind: 'offline', order: gone } : { kind: 'not-stored' };
  }
}
