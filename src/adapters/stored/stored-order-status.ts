import { type Parsed, parsed } from '#adapters/wire/parser.ts';
import {
  attemptedAtOf,
  factsOf,
  hasLeftCart,
  isAnswered,
  isTaken,
  isWaiting,
  isWithdrawn,
  type Order,
  type OrderFacts,
} from '#domain/orders/order.ts';
import type { OrderState } from '#domain/orders/order-status.ts';
import type { Money } from '#domain/shared/money.ts';

/**
 * An order as devices keep it: in the words of the first builds, since tabs of older ones read the same records. Between
 * them the fields say what its status is.
 */
export type StoredOrder = OrderFacts & {
  readonly isTransmitted: boolean;
  readonly transmittedAt: string | null;
  readonly attemptedAt: string | null;
  readonly mayHaveLeft: boolean;
  readonly outcome: StoredOutcome;
  readonly hasLeftCart: boolean;
};

export type StoredOutcome =
  | { readonly kind: 'waiting' | 'canceling' }
  | {
      readonly kind: 'accepted';
      readonly number: string;
      readonly total: Money;
      readonly paymentPage: string | null;
      readonly isUnwanted: boolean;
    }
  | { readonly kind: 'refused'; readonly message?: string }
  | { readonly kind: 'withdrawn'; readonly isEdited: boolean };

/** The order of a record. One whose fields contradict each other is damaged: nobody knows whether it is to be sent. */
export function withStatus(stored: StoredOrder): Parsed<Order> {
  const { isTransmitted, transmittedAt, attemptedAt, mayHaveLeft, outcome, hasLeftCart, ...facts } = stored;
  const isOpen = outcome.kind === 'waiting' || outcome.kind === 'canceling';
  if (isTransmitted === isOpen) return { kind: 'malformed', field: 'isTransmitted' };
  if (isOpen !== ((transmittedAt ?? null) === null)) return { kind: 'malformed', field: 'transmittedAt' };
  return parsed({ ...facts, ...unreadOf(outcome), ...stateIn(stored) });
}

function stateIn({ outcome, attemptedAt, mayHaveLeft, hasLeftCart, transmittedAt }: StoredOrder): OrderState {
  const answered = { answeredAt: transmittedAt ?? '', attemptedAt };
  switch (outcome.kind) {
    case 'waiting':
      if (attemptedAt !== null) return { status: 'maybeReceived', attemptedAt, hasLeftCart };
      return { status: mayHaveLeft ? 'sending' : 'queued', hasLeftCart };
    case 'canceling':
      return { status: 'canceling', attemptedAt, hasLeftCart };
    case 'accepted': {
      const { number, total: charged, paymentPage, isUnwanted } = outcome;
      return { status: hasLeftCart ? 'accepted' : 'returned', ...answered, number, charged, paymentPage, isUnwanted };
    }
    case 'refused':
      return { status: 'refused', ...answered, message: outcome.message ?? '', hasLeftCart };
    case 'withdrawn':
      if (!outcome.isEdited) return { status: 'withdrawn', ...answered, wasSent: mayHaveLeft, hasLeftCart };
      return { status: hasLeftCart ? 'editing' : 'edited', ...answered, wasSent: mayHaveLeft };
    default:
      return outcome satisfies never;
  }
}

/** The record of an order, its fields in the order in which builds have always written them. */
export function recordOf(order: Order): StoredOrder {
  const { outcome: unread, ...known }: OrderFacts & Unread = factsOf(order);
  const { id, hash, createdAt, updatedAt, ...facts } = known;
  const outcome = outcomeOf(order);
  return {
    ...{ id, hash, createdAt, updatedAt },
    isTransmitted: isAnswered(order),
    transmittedAt: isAnswered(order) ? order.answeredAt : null,
    attemptedAt: attemptedAtOf(order),
    mayHaveLeft: isWithdrawn(order) ? order.wasSent : order.status !== 'queued',
    ...facts,
    outcome: unread?.kind === outcome.kind ? { ...unread, ...outcome } : outcome,
    hasLeftCart: hasLeftCart(order),
  };
}

function outcomeOf(order: Order): StoredOutcome {
  if (isWaiting(order)) return { kind: 'waiting' };
  if (isTaken(order)) {
    const { number, charged: total, paymentPage, isUnwanted } = order;
    return { kind: 'accepted', number, total, paymentPage, isUnwanted };
  }
  if (isWithdrawn(order)) return { kind: 'withdrawn', isEdited: order.status !== 'withdrawn' };
  return order.status === 'refused' ? { kind: 'refused', message: order.message } : { kind: 'canceling' };
}

/** What a later build has kept in an outcome, and this one does not know: it is written back with the same outcome. */
type Unread = { readonly outcome?: { readonly kind: string } };

function unreadOf(outcome: StoredOutcome): Unread {
  const { kind, ...fields } = outcome;
  const known = ['number', 'total', 'paymentPage', 'isUnwanted', 'message', 'isEdited'];
  const unread = Object.entries(fields).filter(([name]) => !known.includes(name));
  return unread.length === 0 ? {} : { outcome: { kind, ...Object.fromEntries(unread) } };
}
