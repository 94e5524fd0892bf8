import type { Notify } from '#domain/notices/notify.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import { isWaiting, type Order, turnOf, withAnswer } from './order.ts';
import type { OrderBook } from './order-book.ts';
import type { OrderGateway } from './order-gateway.ts';
import type { SendWaiting } from './send-waiting.ts';

/** The shopper wants the waiting orders sent (QUEUE-23). */
export type ConfirmWaiting = () => Promise<void>;

/** The shopper wants them no more (QUEUE-23). */
export type DeclineWaiting = () => Promise<void>;

/** Asked later: the orders go on waiting, and the next visit asks again. */
export type PutOffWaiting = () => void;

type Asked = { readonly waitingOrders: Cell<readonly Order[]> };

export function createPutOffWaiting({ waitingOrders }: Asked): PutOffWaiting {
  return () => waitingOrders.update(() => []);
}

type ConfirmPorts = Asked & {
  readonly sendWaiting: SendWaiting;
  readonly book: OrderBook;
  readonly notify: Notify;
};

/** What was refused is told by whoever sent it; here the shopper hears of the rest. */
export function createConfirmWaiting({ waitingOrders, sendWaiting, book, notify }: ConfirmPorts): ConfirmWaiting {
  return async () => {
    const asked = waitingOrders.get();
    await sendWaiting();
    waitingOrders.update(() => []);
    const sent = await Promise.all(asked.map(async (order) => (await book.find(order.id)) ?? order));
    if (sent.some(({ outcome }) => outcome.kind === 'accepted')) notify({ code: 'order-sent' });
    if (sent.some(isWaiting)) notify({ code: 'order-queued' });
  };
}

const UNKNOWN = 404;
const SURELY_GONE_MS = 60_000; // a minute after the last attempt none can still be on its way

type DeclinePorts = Asked & {
  readonly book: OrderBook;
  readonly gateway: Pick<OrderGateway, 'get'>;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly notify: Notify;
};

/** Takes an order back only when the shop says that it does not have it; any other stays, and the shopper is told. */
export function createDeclineWaiting(ports: DeclinePorts): DeclineWaiting {
  const { waitingOrders, book, gateway, turns, clock, notify } = ports;

  return async () => {
    const asked = waitingOrders.get();
    const answers = await Promise.all(asked.map((order) => turns.take(turnOf(order), () => takeBack(order))));
    waitingOrders.update(() => []);
    if (answers.includes(false)) notify({ code: 'order-not-withdrawn' });
  };

  async function takeBack(asked: Order): Promise<boolean> {
    const order = (await book.find(asked.id)) ?? asked;
    if (!isWaiting(order)) return order.outcome.kind !== 'accepted'; // answered since the shopper was asked
    if (clock.now() - Date.parse(order.updatedAt) < SURELY_GONE_MS) return false;
    const reply = await gateway.get(order.id);
    if (reply.kind !== 'refused' || reply.code !== UNKNOWN) return false;
    return book.keep(withAnswer(order, { kind: 'withdrawn' }, timestampAt(clock.now())));
  }
}
