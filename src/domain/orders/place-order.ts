import type { Cart } from '#domain/cart/cart.ts';
import type { PaymentRules } from '#domain/cart/payment-channels.ts';
import type { SendingLimit } from '#domain/cart/sending-limits.ts';
import type { CheckoutMethods } from '#domain/checkout/checkout-methods.ts';
import type { Problem } from '#domain/checkout/checks.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { ReadParcelLimit } from '#domain/delivery/read-parcel-limit.ts';
import type { Notify } from '#domain/notices/notify.ts';
import type { Ownership } from '#domain/session/owned-store.ts';
import { ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';
import { createBeginOrder } from './begin-order.ts';
import { withoutOrder } from './leave-cart.ts';
import { orderHashOf, type Purchase } from './make-order.ts';
import type { OnOrderQueued } from './on-order-queued.ts';
import { isWithdrawn, type Order } from './order.ts';
import type { Sent } from './order-answer.ts';
import type { OrderRepository } from './order-repository.ts';
import { problemsOfPurchase } from './problems-of-purchase.ts';
import type { RetryOrder } from './retry-order.ts';
import type { SendOrder } from './send-order.ts';
import type { SettleCanceled } from './settle-canceled.ts';

/**
 * How placing ended.
 *
 * - `waiting` for the reason `offline` counts as placed (CHK-42), for the reason `server` it does not.
 * - `blocked`: somebody else has just signed in or out, the same order is on its way already, or one that was canceled and that the shop has.
 * - `canceling`: one that was canceled may have reached the shop, which is asked.
 * - `not-stored`: the device can keep no order and has no network.
 */
export type PlaceOutcome =
  | { readonly kind: 'accepted'; readonly order: Order; readonly redirectUrl: string | null }
  | { readonly kind: 'waiting'; readonly order: Order; readonly reason: 'offline' | 'server' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'canceling' }
  | { readonly kind: 'incomplete'; readonly problems: readonly Problem[] }
  | { readonly kind: 'empty-cart' }
  | { readonly kind: 'not-stored' };

export type PlaceOrder = () => Promise<PlaceOutcome>;

type Ports = {
  readonly cart: Cell<Cart>;
  readonly checkoutDetails: ReadonlyCell<CheckoutDetails>;
  readonly checkoutMethods: ReadonlyCell<CheckoutMethods>;
  readonly paymentRules: PaymentRules;
  readonly readParcelLimit: ReadParcelLimit;
  readonly sendingLimits: ReadonlyCell<readonly SendingLimit[]>;
  readonly storeView: ReadonlyCell<StoreView>;
  readonly session: ReadonlyCell<Session>;
  /** '' where the shop has only one store view. */
  readonly namedStore: string;
  readonly isThankYouPage: Cell<boolean>;
  readonly orderRepository: OrderRepository;
  readonly ownership: Pick<Ownership, 'kept'>;
  readonly sendOrder: SendOrder;
  readonly settleCanceled: SettleCanceled;
  readonly retryOrder: RetryOrder;
  readonly onOrderQueued: OnOrderQueued;
  readonly connectivity: Connectivity;
  readonly locks: Locks;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly notify: Notify;
};

/** Checks, stores, then sends: the record and its id are on the device before the first byte goes out (CHK-25). */
export function createPlaceOrder(ports: Ports): PlaceOrder {
  const { cart, checkoutDetails, checkoutMethods, paymentRules, storeView, session, namedStore, orderRepository } =
    ports;
  const placePurchase = createPlacePurchase(ports);
  let isPlacing = false;

  return async () => {
    if (isPlacing) return { kind: 'blocked' };
    const purchase = {
      cart: cart.get(),
      details: checkoutDetails.get(),
      methods: checkoutMethods.get(),
      paymentRules,
      storeView: storeView.get(),
      owner: ownerOf(session.get()),
      storeCode: namedStore || null,
    };
    if (purchase.owner !== orderRepository.visitor()) return { kind: 'blocked' }; // the page still shows who was here before
    if (purchase.cart.lines.length === 0) return { kind: 'empty-cart' };
    const limits = { parcel: ports.readParcelLimit(), sending: ports.sendingLimits.get() };
    const problems = problemsOfPurchase(purchase, limits);
    if (problems.length > 0) return { kind: 'incomplete', problems };
    isPlacing = true;
    try {
      return await placePurchase(purchase);
    } finally {
      isPlacing = false;
    }
  };
}

type PlacePurchase = (purchase: Purchase) => Promise<PlaceOutcome>;

function createPlacePurchase(ports: Ports): PlacePurchase {
  const { sendOrder, settleCanceled } = ports;
  const beginOrder = createBeginOrder(ports);

  return placePurchase;

  async function placePurchase(purchase: Purchase): Promise<PlaceOutcome> {
    const begun = await beginOrder(purchase);
    switch (begun.kind) {
      case 'open':
        return orderHashOf(purchase) === begun.order.hash
          ? settled(ports, await sendOrder(begun.order, 'checkout'))
          : placeAfter(begun.order, purchase);
      case 'canceling':
        return placeInstead(begun.order, purchase);
      case 'offline':
        return placedOffline(ports, begun.order);
      case 'blocked':
      case 'not-stored':
        return begun;
      default:
        return begun satisfies never;
    }
  }

  /** An earlier order of this cart waits for its answer; the changed one comes only when that one never will. */
  async function placeAfter(earlier: Order, purchase: Purchase): Promise<PlaceOutcome> {
    const sent = await sendOrder(earlier, 'queue');
    return sent.kind === 'refused' || sent.kind === 'sold-out' ? placePurchase(purchase) : settled(ports, sent);
  }

  /** An order of this cart was canceled and may have reached the shop: another one comes only when it never did. */
  async function placeInstead(canceled: Order, purchase: Purchase): Promise<PlaceOutcome> {
    const settled = await settleCanceled(canceled);
    if (isWithdrawn(settled)) return placePurchase(purchase);
    return { kind: settled.status === 'canceling' ? 'canceling' : 'blocked' };
  }
}

/** An order that is safe on the device counts as placed (CHK-42). */
function placedOffline(
  { cart, orderRepository, isThankYouPage, onOrderQueued, clock }: Ports,
  order: Order,
): PlaceOutcome {
  const leaving = { at: clock.now(), visitor: orderRepository.visitor(), isTaken: false };
  cart.update((now) => withoutOrder(now, order, leaving));
  isThankYouPage.update(() => true);
  onOrderQueued();
  return { kind: 'waiting', order, reason: 'offline' };
}

function settled(ports: Ports, sent: Sent): PlaceOutcome {
  const { isThankYouPage, notify, retryOrder, onOrderQueued } = ports;
  switch (sent.kind) {
    case 'accepted':
      isThankYouPage.update(() => true);
      return sent;
    case 'refused':
    case 'sold-out':
      return { kind: 'refused', message: sent.message };
    case 'unanswered':
      notify({ code: 'order-queued' });
      retryOrder(sent.order);
      onOrderQueued();
      return { kind: 'waiting', order: sent.order, reason: 'server' };
    default:
      return sent satisfies never;
  }
}
