import type { Cart } from '#domain/cart/cart.ts';
import { withoutOrdered } from '#domain/cart/clear-cart.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { type Clock, timestampAt } from '#domain/shared/clock.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Reply } from '#domain/shared/reply.ts';
import type { Turns } from '#domain/storage/turn-taking.ts';
import { isWaiting, type Order, type Placement, withAnswer } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import type { OrderStore } from './order-store.ts';
import { type OrderView, viewOf } from './order-view.ts';

/** What became of an order that was sent. `unanswered` has no final answer: it is sent again, with its own id. */
export type Sent =
  | { readonly kind: 'accepted'; readonly order: Order; readonly redirectUrl: string | null }
  | { readonly kind: 'refused'; readonly order: Order; readonly message: string }
  | { readonly kind: 'sold-out'; readonly order: Order }
  | { readonly kind: 'unanswered'; readonly order: Order };

/** Sends an order as the checkout or as the queue does; their final answers differ (contract, section 7). */
export type SendOrder = (order: Order, sender: 'checkout' | 'queue') => Promise<Sent>;

const INVALID = 400;
const SOLD_OUT = /^(Error: )?Error while adding products/; // contract, section 7

type Ports = {
  readonly store: OrderStore;
  readonly gateway: OrderGateway;
  readonly cart: Cell<Cart>;
  readonly view: Cell<OrderView>;
  readonly turns: Turns;
  readonly clock: Clock;
  readonly log: Log;
};

/**
 * One attempt at a time for each order, over all tabs; who comes second finds the first one's answer. The stored
 * record changes only with a final answer, and with it, once, the cart.
 */
export function createSendOrder({ store, gateway, cart, view, turns, clock, log }: Ports): SendOrder {
  return (order, sender) => turns.take(`order:${order.id}`, () => attempt(order, sender));

  async function attempt(given: Order, sender: 'checkout' | 'queue'): Promise<Sent> {
    const stored = await store.get(given.id);
    const order = (stored.kind === 'ok' && stored.value) || given;
    if (!isWaiting(order)) return known(order);
    const reply = await gateway.place(order);
    if (reply.kind === 'ok') return accept(order, reply.value);
    if (reply.kind === 'refused' && reply.code === INVALID) return refuse(order, reply.message);
    if (isSoldOut(reply) && sender === 'queue')
      return { ...(await refuse(order, soldOutMessage(reply))), kind: 'sold-out' };
    log.error(`Unhandled place order request error: ${reply.kind}`);
    return { kind: 'unanswered', order };
  }

  async function accept(order: Order, { number, total, redirectUrl }: Placement): Promise<Sent> {
    const taken = withAnswer(order, { kind: 'accepted', number, total }, timestampAt(clock.now()));
    if (!order.hasLeftCart) cart.update((now) => withoutOrdered(now, order.lines, clock.now()));
    await keep({ ...taken, hasLeftCart: true });
    return { kind: 'accepted', order: taken, redirectUrl };
  }

  async function refuse(order: Order, message: string) {
    const refused = withAnswer(order, { kind: 'refused', message }, timestampAt(clock.now()));
    await keep(refused);
    return { kind: 'refused', order: refused, message } as const;
  }

  async function keep(order: Order): Promise<void> {
    const answer = await store.put(order);
    if (answer.kind === 'failed') log.error(`An answered order could not be stored: ${answer.reason}`);
    view.update((now) => (now.kind === 'waiting' && now.order.id === order.id ? viewOf(order) : now));
  }
}

/** The answer another attempt got. */
function known(order: Order): Sent {
  if (order.outcome.kind === 'refused') return { kind: 'refused', order, message: order.outcome.message };
  return { kind: 'accepted', order, redirectUrl: null };
}

function isSoldOut(reply: Reply<unknown>): boolean {
  return reply.kind === 'refused' && SOLD_OUT.test(reply.message);
}

function soldOutMessage(reply: Reply<unknown>): string {
  return reply.kind === 'refused' ? reply.message : '';
}
