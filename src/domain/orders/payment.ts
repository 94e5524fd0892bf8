import { isTaken, type Order } from './order.ts';
import type { OrderView } from './order-view.ts';

/** What a page to pay on says as it sends the shopper back. Only the shop knows whether it is so. */
export type PaymentWord = 'paid' | 'failed' | 'unknown';

/**
 * How the payment of an order stands. `settled`: nothing is open, it is paid or will be at the door; `confirming`:
 * nobody knows yet, and it must not be paid twice; `due`: it can be paid, at `page` where the shop or this device knows one;
 * `canceled`: the shop has it no more, since its payment failed or for reasons of its own; `canceledByShopper`: since its
 * shopper wanted it so.
 */
export type PaymentState =
  | { readonly kind: 'settled' | 'confirming' | 'canceledByShopper' }
  | { readonly kind: 'due'; readonly page: string | null }
  | { readonly kind: 'canceled'; readonly isBackInCart: boolean };

/** The word that an address carries; null for every other address. */
export function paymentWordAt(path: string): PaymentWord | null {
  const [, word] = /\/payment\/(paid|failed|unknown)$/.exec(path) ?? [];
  return (word as PaymentWord | undefined) ?? null;
}

type Known = Extract<OrderView, { readonly kind: 'placed' | 'waiting' }>;

/** The shop's status counts; what the gateway said only tells how to read a payment that is open. */
export function paymentStateOf(view: Known, word: PaymentWord | null): PaymentState {
  const kept = view.kind === 'placed' ? view.kept : view.order;
  const status = view.kind === 'placed' ? view.order.status : statusKept(view.order);
  if (view.kind === 'placed' && view.order.cancellation) return { kind: 'canceledByShopper' };
  if (status === 'canceled') return { kind: 'canceled', isBackInCart: kept?.status === 'returned' };
  if (status !== 'pending_payment') return { kind: 'settled' };
  const isAsked = view.kind === 'placed' ? word === 'failed' || word === null : word === null;
  if (!isAsked) return { kind: 'confirming' };
  const told = view.kind === 'placed' ? view.order.paymentPage : null;
  const page = (kept && paymentPageOf(kept)) ?? told ?? null;
  return word === null && page === null ? { kind: 'settled' } : { kind: 'due', page };
}

/** As far as the device knows: what it took back into the cart was canceled, what has a page to pay on is not paid. */
function statusKept(order: Order): string {
  if (order.status === 'returned') return 'canceled';
  return paymentPageOf(order) === null ? 'pending' : 'pending_payment';
}

function paymentPageOf(order: Order): string | null {
  return isTaken(order) ? order.paymentPage : null;
}
