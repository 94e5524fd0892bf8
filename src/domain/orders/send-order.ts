import type { TellFact } from '#domain/analytics/fact.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Ownership } from '#domain/session/owned-store.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { withoutOrder } from './leave-cart.ts';
import { hasLeftCart, isAnswered, isMaybeReceived, isWaiting, lockOf, type Order, type Placement } from './order.ts';
import { noticeOf, type Sender, type Sent, sentBefore, sentOf } from './order-answer.ts';
import type { OrderGateway } from './order-gateway.ts';
import type { Changed, OrderRepository } from './order-repository.ts';
import { markAttempted } from './order-transitions.ts';
import { type OrderView, withNews } from './order-view.ts';
import { msUntilSure } from './server-order-lookup.ts';
import { type LeftCart, withCartRead } from './with-cart-read.ts';

/** Sends an order once more, unless it has its final answer, and tells the shopper what is new. */
export type SendOrder = (order: Order, sender: Sender) => Promise<Sent>;

type Ports = {
  readonly orderRepository: OrderRepository;
  readonly ownership: Pick<Ownership, 'kept'>;
  readonly orderGateway: OrderGateway;
  readonly cart: LeftCart;
  readonly syncCart: SyncCart;
  readonly orderView: Cell<OrderView>;
  readonly connectivity: Connectivity;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly tellFact: TellFact;
  readonly log: Log;
};

/**
 * One attempt at a time for each order, over all tabs; who comes second finds the first one's answer. The record
 * changes only with a final answer, and with it, once, the cart.
 */
export function createSendOrder(ports: Ports): SendOrder {
  const { orderRepository, orderGateway, orderView, connectivity, locks, clock } = ports;

  return (order, sender) =>
    withCartRead(ports, order, () => locks.runExclusive(lockOf(order), () => attempt(order, sender)));

  async function attempt(given: Order, sender: Sender): Promise<Sent> {
    const known = (await orderRepository.find(given.id)) ?? given;
    if (!isWaiting(known)) return answeredBefore(known);
    if (!connectivity.isOnline()) return { kind: 'unanswered', order: known }; // not noted as sent: it can still be taken back
    const note = await noted(ports, known);
    const { order } = note;
    if (!isWaiting(order)) return answeredBefore(order); // canceled just now
    if (!note.isKept && !isCovered(note, clock.now())) return { kind: 'unanswered', order: known };
    if (!note.isKept) orderRepository.remember(order); // for this tab, which may take it back
    const reply = await orderGateway.place(order);
    const { kind } = sentOf(order, reply, sender, timestampAt(clock.now()));
    return kind === 'unanswered' ? noteFailure(ports, order, reply) : settle(ports, { order, reply, sender });
  }

  /** Another tab has its answer already, or the shopper has taken it back or canceled it. */
  function answeredBefore(order: Order): Sent {
    orderView.update((now) => withNews(now, order));
    return sentBefore(order);
  }
}

/**
 * Writes on the device that the order is being sent, and when, before a byte goes out; nothing for one that was canceled.
 * Whoever takes an order back relies on this note: without it the shop is not asked first, or too early.
 */
function noted({ orderRepository, clock }: Ports, order: Order): Promise<Changed> {
  const at = timestampAt(clock.now());
  return orderRepository.change(order, (now) => (isWaiting(now) ? markAttempted(now, at) : now));
}

/** How long an attempt may be on its way at least before the shop is asked whether it has the order. */
const ON_ITS_WAY_MS = 45_000;

/**
 * Whether an order may be sent although the device does not take the note: where the device knows nothing of it, or says
 * that it left just now. Else another tab would ask the shop while the order is on its way, and take back what was sent.
 */
function isCovered({ before, isOnDevice }: Changed, now: number): boolean {
  return isMaybeReceived(before) && (!isOnDevice || msUntilSure(before, now) >= ON_ITS_WAY_MS);
}

async function noteFailure({ orderRepository, clock, log }: Ports, order: Order, reply: Reply<unknown>): Promise<Sent> {
  log.error(`Unhandled place order request error: ${causeOf(reply)}`);
  const at = timestampAt(clock.now());
  const changed = await orderRepository.change(order, (now) => (isAnswered(now) ? now : markAttempted(now, at)));
  return isWaiting(changed.order) ? { kind: 'unanswered', order: changed.order } : sentBefore(changed.order);
}

type Answered = { readonly order: Order; readonly reply: Reply<Placement>; readonly sender: Sender };

/**
 * Empties the cart before the answer is kept: should the page be closed in between, the order is sent again and the shop
 * repeats its answer.
 */
async function settle(ports: Ports, { order, reply, sender }: Answered): Promise<Sent> {
  const { orderRepository, ownership, cart, syncCart, orderView, clock, notify, tellFact } = ports;
  const isTaken = reply.kind === 'ok';
  const visitor = await ownership.kept(); // a page that stood still does not show yet who has come
  const at = clock.now();
  const leaving = { at, visitor, isTaken };
  if (isTaken && !hasLeftCart(order)) cart.update((now) => withoutOrder(now, order, leaving));
  const answered = (now: Order): Sent => sentOf(now, reply, sender, timestampAt(at));
  const { order: settled } = await orderRepository.change(order, (now) => answered(now).order);
  orderRepository.remember(settled);
  orderView.update((now) => withNews(now, settled));
  const sent = { ...answered(order), order: settled };
  if (settled.status === 'accepted') void tellFact({ kind: 'bought', order: settled });
  const notice = noticeOf(sent, sender);
  if (notice) notify(notice);
  void syncCart(); // which has waited; where the shop has used up its cart it opens the next one (CHK-39)
  return sent;
}

/** For the log; the shop's own words may name the shopper. */
function causeOf(reply: Reply<unknown>): string {
  return reply.kind === 'refused' ? `code ${reply.code}` : reply.kind;
}
