import type { Cart } from '#domain/cart/cart.ts';
import type { Notices } from '#domain/notices/notices.ts';
import type { Notify } from '#domain/notices/notify.ts';
import { type PendingNotices, withPendingNotices } from '#domain/notices/pending-notices.ts';
import type { OrderRules } from '#domain/orders/follow-up-orders.ts';
import { isTaken } from '#domain/orders/order.ts';
import type { OrderRepository } from '#domain/orders/order-repository.ts';
import type { ReadWaiting, SendWaiting } from '#domain/orders/send-waiting.ts';
import type { RunQueue } from '#domain/queue/run-queue.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import type { Facts } from './tell-fact.ts';

/**
 * Sends what waits on the device although no page is open (fault model, rows 36 and 37): tasks, and orders where they are
 * sent without asking (CONF-47). Whoever is signed in on the device is the one it is sent for, and nobody else's things
 * leave. What there is to tell is kept for the next page. Answers whether nothing goes on waiting for an answer.
 */
export type SendInBackground = () => Promise<{ readonly isDone: boolean }>;

type Ports = {
  readonly session: PersistedCell<Session>;
  readonly visitor: Cell<CustomerId | null>;
  readonly cart: PersistedCell<Cart>;
  readonly pendingNotices: PersistedCell<PendingNotices>;
  readonly runQueue: RunQueue;
  readonly sendWaiting: SendWaiting;
  readonly readWaiting: ReadWaiting;
  readonly orderRepository: Pick<OrderRepository, 'find'>;
  readonly notices: ReadonlyCell<Notices>;
  readonly notify: Notify;
  readonly orderRules: OrderRules;
  readonly facts: Pick<Facts, 'settled'>;
};

export function createSendInBackground(ports: Ports): SendInBackground {
  const { session, visitor, cart, pendingNotices, runQueue, notices, orderRules, facts } = ports;
  return async () => {
    await session.open();
    visitor.update(() => ownerOf(session.get()));
    await Promise.all([cart.open(), pendingNotices.open()]);
    const { unanswered } = await runQueue({ isAtOnce: true });
    const waiting = orderRules.automaticTransmission ? await sendOrders(ports) : 0;
    const { told } = notices.get();
    if (told.length > 0) pendingNotices.update((now) => withPendingNotices(now, told));
    await Promise.all([session, cart, pendingNotices, facts].map((each) => each.settled()));
    return { isDone: unanswered + waiting === 0 };
  };
}

/** Answers how many go on waiting. Who comes back is told that orders were placed: no page has thanked for them. */
async function sendOrders({ readWaiting, sendWaiting, orderRepository, notify }: Ports): Promise<number> {
  const before = await readWaiting();
  await sendWaiting();
  const sent = await Promise.all(before.map(({ id }) => orderRepository.find(id)));
  if (sent.some((order) => order && isTaken(order) && !order.isUnwanted)) notify({ code: 'order-sent' });
  return (await readWaiting()).length;
}
