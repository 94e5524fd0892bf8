import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import { isWaiting, type Order, turnOf, withAnswer } from './order.ts';
import type { OrderBook } from './order-book.ts';
import type { OrderGateway } from './order-gateway.ts';
import { type OrderView, withNews } from './order-view.ts';

/** Whether an order could be taken back. `maybe-sent`: the shop may have it, or nobody can write down that it is not wanted. */
export type TakenBack = { readonly kind: 'taken-back' | 'maybe-sent'; readonly order: Order };

/**
 * Takes a waiting order out of the queue, to be changed or for good. Never while it is being sent: both happen in the
 * order's turn, over all tabs, so that what was taken back is never sent and what was sent is never taken back.
 */
export type TakeBack = (order: Order, why: 'canceled' | 'edited') => Promise<TakenBack>;

type Ports = {
  readonly book: OrderBook;
  readonly gateway: Pick<OrderGateway, 'get'>;
  readonly view: Cell<OrderView>;
  readonly turns: Turns;
  readonly clock: Clock;
};

const UNKNOWN = 404;
const SURELY_GONE_MS = 60_000; // a minute after the last attempt none can still be on its way

export function createTakeBack({ book, gateway, view, turns, clock }: Ports): TakeBack {
  return (asked, why) =>
    turns.take(turnOf(asked), async () => {
      const answer = await takeBack((await book.find(asked.id)) ?? asked, why === 'edited');
      view.update((now) => withNews(now, answer.order));
      return answer;
    });

  async function takeBack(order: Order, isEdited: boolean): Promise<TakenBack> {
    if (order.outcome.kind === 'refused') return { kind: 'taken-back', order }; // the shop does not have it
    const isFree = order.outcome.kind === 'withdrawn' || (isWaiting(order) && (await isUnknownToShop(order)));
    if (!isFree) return { kind: 'maybe-sent', order };
    const back = withAnswer(order, { kind: 'withdrawn', isEdited }, timestampAt(clock.now()));
    return (await book.keep(back)) ? { kind: 'taken-back', order: back } : { kind: 'maybe-sent', order };
  }

  /** What never left the device needs no network to be sure of. */
  async function isUnknownToShop({ id, mayHaveLeft, attemptedAt, createdAt }: Order): Promise<boolean> {
    if (!mayHaveLeft) return true;
    if (clock.now() - Date.parse(attemptedAt ?? createdAt) < SURELY_GONE_MS) return false;
    const reply = await gateway.get(id);
    return reply.kind === 'refused' && reply.code === UNKNOWN;
  }
}
