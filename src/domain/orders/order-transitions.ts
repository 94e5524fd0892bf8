import { attemptedAtOf, factsOf, hasLeftCart, isMaybeReceived, isTaken, isWithdrawn, type Order } from './order.ts';
import type { OrderStatus, Taken } from './order-status.ts';

/**
 * An order that has come to its end stays as it is when it is canceled by a tab that is behind, or when another answer comes
 * late: a tab that stood still may have its lock taken away, and goes on when it is thawed (fault model, row 34).
 */
const over = {
  accepted: 'accepted',
  returned: 'returned',
  refused: 'refused',
  withdrawn: 'withdrawn',
  editing: 'editing',
  edited: 'edited',
} as const;

/**
 * Every way in which an order may change: `event: { from: to }`. What is not in this table does not happen. Where the two
 * are the same the order keeps its status, and only what it says there changes, if anything.
 */
const table = {
  /** It was just made, and there is a network. */
  startSending: { queued: 'sending' },
  /** It was placed without a network: its pieces have left the cart. */
  leaveCart: { queued: 'queued', sending: 'sending', maybeReceived: 'maybeReceived' },
  /** An attempt to send it begins or has ended without an answer. */
  markAttempted: {
    queued: 'maybeReceived',
    sending: 'maybeReceived',
    maybeReceived: 'maybeReceived',
    canceling: 'canceling',
  },
  /** The shop has it, whatever was known before. */
  accept: {
    queued: 'accepted',
    sending: 'accepted',
    maybeReceived: 'accepted',
    canceling: 'accepted',
    accepted: 'accepted',
    returned: 'returned',
    refused: 'accepted',
    withdrawn: 'accepted',
    editing: 'accepted',
    edited: 'accepted',
  },
  /** The shop does not take it. */
  refuse: { queued: 'refused', sending: 'refused', maybeReceived: 'refused', canceling: 'withdrawn', ...over },
  /** The shopper wants it no more. */
  cancel: { queued: 'withdrawn', sending: 'canceling', maybeReceived: 'canceling', canceling: 'canceling', ...over },
  /** The shop was asked for one that is being canceled, and does not have it. */
  confirmCanceled: { canceling: 'withdrawn', ...over },
  /** The shopper changes it, and the shop does not have it. */
  takeBack: {
    queued: 'editing',
    sending: 'editing',
    maybeReceived: 'editing',
    withdrawn: 'editing',
    editing: 'editing',
    edited: 'editing',
  },
  /** Its pieces are in the cart again. */
  returnToCart: {
    queued: 'queued',
    sending: 'sending',
    maybeReceived: 'maybeReceived',
    canceling: 'canceling',
    accepted: 'returned',
    refused: 'refused',
    withdrawn: 'withdrawn',
    editing: 'edited',
  },
} as const satisfies Readonly<Record<string, Partial<Readonly<Record<OrderStatus, OrderStatus>>>>>;

export type OrderEvent = keyof typeof table;

/** Something happened to an order that cannot happen to it as it is. */
export class ImpossibleTransition extends Error {
  override readonly name = 'ImpossibleTransition';

  constructor(from: OrderStatus, event: OrderEvent) {
    super(`an order that is ${from} has no ${event}`);
  }
}

type Target<Event extends OrderEvent> = (typeof table)[Event][keyof (typeof table)[Event]];

/** What an order becomes by an event, as the table says. Throws where the table says nothing. */
function next<Event extends OrderEvent>({ status }: Order, event: Event): Target<Event> {
  const to = (table[event] as Partial<Readonly<Record<OrderStatus, Target<Event>>>>)[status];
  if (to === undefined) throw new ImpossibleTransition(status, event);
  return to;
}

export function startSending(order: Order): Order {
  return { ...factsOf(order), status: next(order, 'startSending'), hasLeftCart: hasLeftCart(order) };
}

export function leaveCart(order: Order): Order {
  next(order, 'leaveCart');
  return 'hasLeftCart' in order ? { ...order, hasLeftCart: true } : order;
}

export function markAttempted(order: Order, at: string): Order {
  const status = next(order, 'markAttempted');
  return { ...factsOf(order), status, attemptedAt: at, hasLeftCart: hasLeftCart(order) };
}

/** What the shop took although the shopper had canceled it, or taken it back, is not wanted. */
export function accept(order: Order, taken: Taken, at: string): Order {
  const status = next(order, 'accept');
  if (status === order.status || status === 'returned') return order;
  const isUnwanted = order.status === 'canceling' || isWithdrawn(order);
  return { ...answered(order, at), status, ...taken, isUnwanted };
}

/** What the shop refused while it was being canceled is canceled. */
export function refuse(order: Order, message: string, at: string): Order {
  const status = next(order, 'refuse');
  if (status === order.status) return order;
  if (status !== 'refused') return withdrawn(order, at);
  return { ...answered(order, at), status, message, hasLeftCart: hasLeftCart(order) };
}

/** What may have reached the shop is canceled by the word of the shop alone. */
export function cancel(order: Order, at: string): Order {
  const status = next(order, 'cancel');
  if (isTaken(order)) return order.isUnwanted ? order : { ...order, isUnwanted: true, updatedAt: at };
  if (status === order.status) return order;
  if (status === 'withdrawn') return withdrawn(order, at);
  const kept = { attemptedAt: attemptedAtOf(order), hasLeftCart: hasLeftCart(order) };
  return { ...factsOf(order), ...kept, status: 'canceling', updatedAt: at };
}

export function confirmCanceled(order: Order, at: string): Order {
  return next(order, 'confirmCanceled') === order.status ? order : withdrawn(order, at);
}

/** Where its pieces never left the cart they need not come back. */
export function takeBack(order: Order, at: string): Order {
  const editing: Order = { ...answered(order, at), status: next(order, 'takeBack'), wasSent: wasSent(order) };
  return hasLeftCart(order) ? editing : returnToCart(editing);
}

export function returnToCart(order: Order): Order {
  next(order, 'returnToCart');
  if (order.status === 'accepted') return { ...order, status: 'returned' };
  if (order.status === 'editing') return { ...order, status: 'edited' };
  return 'hasLeftCart' in order ? { ...order, hasLeftCart: false } : order;
}

function withdrawn(order: Order, at: string): Order {
  const kept = { wasSent: wasSent(order), hasLeftCart: hasLeftCart(order) };
  return { ...answered(order, at), ...kept, status: 'withdrawn' };
}

/** What every order has that has come to its end (CHK-28, CHK-29). */
function answered(order: Order, at: string) {
  return { ...factsOf(order), answeredAt: at, updatedAt: at, attemptedAt: attemptedAtOf(order) };
}

function wasSent(order: Order): boolean {
  return isMaybeReceived(order) || (isWithdrawn(order) && order.wasSent);
}
