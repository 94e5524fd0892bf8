import { backoffDelay } from '#domain/shared/backoff-delay.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Jitter } from '#domain/shared/jitter.ts';
import type { OpenConfirmation } from './open-confirmation.ts';
import { type OrderId, orderIdOf } from './order.ts';
import type { OrderRepository } from './order-repository.ts';
import { type OrderView, placedView } from './order-view.ts';
import { type PaymentState, type PaymentWord, paymentStateOf } from './payment.ts';
import type { ReadPlaced } from './read-placed.ts';
import type { ReturnPieces } from './return-pieces.ts';

/** Asks the shop once more how the payment of the order on the page stands; without an answer nothing changes. */
export type LookAgain = (word: PaymentWord | null) => Promise<void>;

/** Opens the page of an order, and looks again and again while its payment is on its way and the page is open. */
export type OpenPayment = (orderId: string | null, word: PaymentWord | null) => Promise<void>;

type LookPorts = {
  readonly orderView: Cell<OrderView>;
  readonly readPlaced: ReadPlaced;
  readonly orderRepository: OrderRepository;
  readonly returnPieces: ReturnPieces;
};

export function createLookAgain({ orderView, readPlaced, orderRepository, returnPieces }: LookPorts): LookAgain {
  return async (word) => {
    const id = shownOrder(orderView.get());
    if (id === null) return;
    const reply = await readPlaced(id);
    if (reply.kind !== 'ok') return;
    show(id, placedView(reply.value, await orderRepository.find(id)));
    if (isLost(stateNow(orderView.get(), word), word)) show(id, placedView(reply.value, await returnPieces(id)));
  };

  /** Unless the shopper has gone on. */
  function show(id: OrderId, next: OrderView): void {
    orderView.update((now) => (shownOrder(now) === id ? next : now));
  }
}

type OpenPorts = {
  readonly orderView: Cell<OrderView>;
  readonly openConfirmation: OpenConfirmation;
  readonly returnPieces: ReturnPieces;
  readonly lookAgain: LookAgain;
  readonly clock: Clock;
  readonly jitter: Jitter;
};

export function createOpenPayment(ports: OpenPorts): OpenPayment {
  const { orderView, openConfirmation, returnPieces, lookAgain, clock, jitter } = ports;
  let openings = 0;

  return async (orderId, word) => {
    openings += 1;
    await openConfirmation(orderId);
    const id = shownOrder(orderView.get());
    if (id === null || id !== orderId) return; // there is none, or the shopper has gone on
    if (isLost(stateNow(orderView.get(), word), word)) await takeBack(id);
    void follow(id, word, openings);
  };

  async function takeBack(id: OrderId): Promise<void> {
    const kept = await returnPieces(id);
    orderView.update((now) => (now.kind === 'placed' && now.order.id === id ? { ...now, kept } : now));
  }

  async function follow(id: OrderId, word: PaymentWord | null, opening: number): Promise<void> {
    const isOpen = () => openings === opening && shownOrder(orderView.get()) === id;
    for (let attempt = 1; isOpen() && stateNow(orderView.get(), word)?.kind === 'confirming'; attempt += 1) {
      await clock.wait(backoffDelay(attempt, jitter.next()));
      if (isOpen()) await lookAgain(word);
    }
  }
}

/** Who came with the word that the payment failed, or may have, wants the pieces still; else the shop had its reasons. */
function isLost(state: PaymentState | null, word: PaymentWord | null): boolean {
  return state?.kind === 'canceled' && (word === 'failed' || word === 'unknown');
}

function stateNow(view: OrderView, word: PaymentWord | null): PaymentState | null {
  return view.kind === 'placed' || view.kind === 'waiting' ? paymentStateOf(view, word) : null;
}

function shownOrder(view: OrderView): OrderId | null {
  return 'order' in view ? orderIdOf(view.order.id) : null;
}
