import type { Cart } from '#domain/cart/cart.ts';
import { withoutOrdered } from '#domain/cart/clear-cart.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import { isWaiting, type Order, turnOf } from './order.ts';
import { noticeOf, type Sender, type Sent, sentBefore, sentOf } from './order-answer.ts';
import type { OrderBook } from './order-book.ts';
import type { OrderGateway } from './order-gateway.ts';
import { type OrderView, withNews } from './order-view.ts';

/** Sends an order once more, unless it has its final answer, and tells the shopper what is new. */
export type SendOrder = (order: Order, sender: Sender) => Promise<Sent>;

type Ports = {
  readonly book: OrderBook;
  readonly gateway: OrderGateway;
  readonly cart: Cell<Cart>;
  readonly view: Cell<OrderView>;
  readonly connectivity: Connectivity;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly log: Log;
};

/**
 * One attempt at a time for each order, over all tabs; who comes second finds the first one's answer. The record
 * changes only with a final answer, and with it, once, the cart.
 */
export function createSendOrder(ports: Ports): SendOrder {
  const { book, gateway, cart, view, connectivity, turns, clock, notify, log } = ports;

  return (order, sender) => turns.take(turnOf(order), () => attempt(order, sender));

  async function attempt(given: Order, sender: Sender): Promise<Sent> {
    const known = (await book.find(given.id)) ?? given;
    if (!isWaiting(known)) return answeredBefore(known);
    const order = connectivity.isOnline() ? await noted(known) : null; // what was tried can hardly be changed
    if (order === null) return { kind: 'unanswered', order: known };
    const reply = await gateway.place(order);
    const sent = sentOf(order, reply, sender, timestampAt(clock.now()));
    if (sent.kind === 'unanswered') await noteFailure(order, reply);
    else await settle(sent);
    const code = noticeOf(sent, sender);
    if (code) notify({ code });
    return sent;
  }

  /** By another tab, or taken back there. */
  function answeredBefore(order: Order): Sent {
    view.update((now) => withNews(now, order));
    return sentBefore(order);
  }

  /**
   * That it is sent, and when, is on the device before a byte goes out: it decides when the order may be taken back.
   * Null when the device still says that it never was, since then it might be taken back although the shop has it.
   */
  async function noted(order: Order): Promise<Order | null> {
    const attempted = { ...order, mayHaveLeft: true, attemptedAt: timestampAt(clock.now()) };
    const isNoted = await book.keep(attempted);
    return isNoted || order.mayHaveLeft ? attempted : null;
  }

  async function noteFailure(order: Order, reply: Reply<unknown>): Promise<void> {
    log.error(`Unhandled place order request error: ${causeOf(reply)}`);
    await book.keep({ ...order, attemptedAt: timestampAt(clock.now()) });
  }

  /** The cart first: an order whose answer is not kept is sent again and gets it again. */
  async function settle({ kind, order }: Sent): Promise<void> {
    const isTaken = kind === 'accepted';
    const at = clock.now();
    if (isTaken && !order.hasLeftCart) cart.update((now) => withoutOrdered(now, order.lines, at));
    const settled = { ...order, hasLeftCart: isTaken || order.hasLeftCart };
    book.remember(settled);
    await book.keep(settled);
    view.update((now) => withNews(now, settled));
  }
}

/** For the log; the shop's own words may name the shopper. */
function causeOf(reply: Reply<unknown>): string {
  return reply.kind === 'refused' ? `code ${reply.code}` : reply.kind;
}
