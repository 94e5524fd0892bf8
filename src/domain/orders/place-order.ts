import { type Cart, isVirtual } from '#domain/cart/cart.ts';
import { withoutOrdered } from '#domain/cart/clear-cart.ts';
import type { CheckoutMethods } from '#domain/checkout/checkout-methods.ts';
import { type Problem, problemsOf } from '#domain/checkout/checks.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { makeOrder, orderHashOf, type Purchase } from './make-order.ts';
import { isWaiting, type Order } from './order.ts';
import type { OrderStore } from './order-store.ts';
import type { RetryOrder } from './retry-order.ts';
import type { SendOrder, Sent } from './send-order.ts';

/**
 * How placing ended. `waiting` for the reason `offline` counts as placed (CHK-42), for the reason `server` it does
 * not; `blocked`: the same order is on its way already; `not-stored`: the device can keep no order and has no network.
 */
export type PlaceOutcome =
  | { readonly kind: 'accepted'; readonly order: Order; readonly redirectUrl: string | null }
  | { readonly kind: 'waiting'; readonly order: Order; readonly reason: 'offline' | 'server' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'incomplete'; readonly problems: readonly Problem[] }
  | { readonly kind: 'empty-cart' }
  | { readonly kind: 'not-stored' };

export type PlaceOrder = () => Promise<PlaceOutcome>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly details: ReadonlyCell<CheckoutDetails>;
  readonly methods: ReadonlyCell<CheckoutMethods>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly isThankYouPage: Cell<boolean>;
  readonly store: OrderStore;
  readonly sendOrder: SendOrder;
  readonly retryOrder: RetryOrder;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly notify: Notify;
};

/** Checks, stores, then sends: the record and its id are on the device before the first byte goes out (CHK-25). */
export function createPlaceOrder(ports: Ports): PlaceOrder {
  const { cart, details, methods, storeView, isThankYouPage, store, clock, ids, notify } = ports;
  const { sendOrder, retryOrder, connectivity } = ports;
  const blocked = new Set<string>();
  let unstored: Order | null = null; // an order without an answer that the device could not keep

  return async () => {
    const purchase = { cart: cart.get(), details: details.get(), methods: methods.get(), storeView: storeView.get() };
    if (purchase.cart.lines.length === 0) return { kind: 'empty-cart' };
    const problems = problemsOfPurchase(purchase);
    if (problems.length > 0) return { kind: 'incomplete', problems };
    const hash = orderHashOf(purchase);
    if (blocked.has(hash)) return { kind: 'blocked' };
    blocked.add(hash);
    const outcome = await place(purchase);
    const isPlaced = outcome.kind === 'accepted' || (outcome.kind === 'waiting' && outcome.reason === 'offline');
    if (!isPlaced) blocked.delete(hash); // it may be corrected or tried again (CHK-36, CHK-37)
    return outcome;
  };

  async function place(purchase: Purchase): Promise<PlaceOutcome> {
    const order = unstored ?? (await openOrder()) ?? makeOrder(purchase, clock.now(), ids.next());
    const isStored = (await store.put(order)).kind === 'ok';
    if (!connectivity.isOnline()) return isStored ? placedOffline(order) : { kind: 'not-stored' };
    const sent = await sendOrder(order, 'checkout');
    unstored = sent.kind === 'unanswered' && !isStored ? order : null;
    return settled(sent);
  }

  /** An order that was sent and not answered keeps its place and its id, also when the cart has changed since. */
  async function openOrder(): Promise<Order | null> {
    const all = await store.all();
    if (all.kind === 'failed') return null;
    return all.value.find((order) => isWaiting(order) && !order.hasLeftCart) ?? null;
  }

  async function placedOffline(order: Order): Promise<PlaceOutcome> {
    const gone = { ...order, hasLeftCart: true };
    await store.put(gone);
    cart.update((now) => withoutOrdered(now, order.lines, clock.now()));
    isThankYouPage.update(() => true);
    return { kind: 'waiting', order: gone, reason: 'offline' };
  }

  function settled(sent: Sent): PlaceOutcome {
    switch (sent.kind) {
      case 'accepted':
        isThankYouPage.update(() => true);
        return sent;
      case 'refused':
      case 'sold-out':
        notify({ code: 'order-refused' });
        return { kind: 'refused', message: sent.kind === 'refused' ? sent.message : '' };
      case 'unanswered':
        notify({ code: 'order-queued' });
        retryOrder(sent.order);
        return { kind: 'waiting', order: sent.order, reason: 'server' };
      default:
        return sent satisfies never;
    }
  }
}

/** The forms must be right, and a way to send and to pay be chosen (CHK-16, CHK-18). */
function problemsOfPurchase({ cart, details }: Purchase): readonly Problem[] {
  const virtual = isVirtual(cart);
  return [
    ...problemsOf(details, { isVirtual: virtual }),
    ...(cart.shippingMethod || virtual ? [] : [missing('shippingMethod')]),
    ...(cart.paymentMethod ? [] : [missing('paymentMethod')]),
  ];
}

function missing(field: string): Problem {
  return { form: 'final', field, code: 'required' };
}
