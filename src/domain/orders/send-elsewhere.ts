import type { TellFact } from '#domain/analytics/fact.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Ownership } from '#domain/session/owned-store.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { isWaiting } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import { createOrderRepository } from './order-repository.ts';
import type { OrderStore } from './order-store.ts';
import { noOrderView, type OrderView } from './order-view.ts';
import type { RefuseTransition } from './refuse-transition.ts';
import { createSendOrder } from './send-order.ts';
import type { LeftCart } from './with-cart-read.ts';

/** What the shop's other store views have kept of orders on this device, where each has stores of its own. */
export type OrdersElsewhere = () => Promise<readonly Elsewhere[]>;

export type Elsewhere = { readonly storeCode: string; readonly store: OrderStore };

/**
 * Sends what waits in the other store views, each order in its own world (fault model, row 21). Nobody is asked: whoever
 * placed it was told that it goes out with the next network, and may not come to that store view for long. Their own carts
 * are told by the records when they are opened next.
 */
export type SendElsewhere = () => Promise<void>;

type Ports = {
  readonly ordersElsewhere: OrdersElsewhere;
  readonly orderGateway: OrderGateway;
  readonly ownership: Pick<Ownership, 'present' | 'kept'>;
  readonly connectivity: Connectivity;
  readonly locks: Locks;
  readonly refuseTransition: RefuseTransition;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly tellFact: TellFact;
  readonly log: Log;
};

/** The cart and the page at hand are of another store view, and know nothing of these orders. */
const noCart: LeftCart = {
  get: () => emptyCart,
  update: () => undefined,
  open: async () => undefined,
  untilStored: async () => undefined,
};
const noView: Cell<OrderView> = { get: () => noOrderView, update: () => undefined };
const noSync = async () => ({ kind: 'postponed' }) as const;

export function createSendElsewhere(ports: Ports): SendElsewhere {
  const { ordersElsewhere, orderGateway, ownership, connectivity, locks, clock, notify, tellFact, log } = ports;

  return async () => {
    const sent: boolean[] = [];
    for (const elsewhere of await ordersElsewhere()) sent.push(await sendFrom(elsewhere));
    if (sent.includes(true)) notify({ code: 'order-sent' });
  };

  /** Whether the shop took one. A database of this name may be another shop's: its orders name no such store view. */
  async function sendFrom({ storeCode, store }: Elsewhere): Promise<boolean> {
    const orderRepository = createOrderRepository({ ...ports, orderStore: store });
    const sendOrder = createSendOrder({
      ...{ orderGateway, ownership, connectivity, locks, clock, notify, tellFact, log },
      orderRepository,
      cart: noCart,
      orderView: noView,
      syncCart: noSync,
    });
    const waiting = (await orderRepository.all()).filter((order) => isWaiting(order) && order.storeCode === storeCode);
    let isTaken = false;
    for (const order of waiting) isTaken = (await sendOrder(order, 'queue')).kind === 'accepted' || isTaken;
    return isTaken;
  }
}
