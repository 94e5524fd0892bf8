import type { Cart } from '#domain/cart/cart.ts';
import { emptyCart } from '#domain/cart/cart.ts';
import { lineForTests } from '#domain/cart/line-for-tests.ts';
import type { SyncCart } from '#domain/cart/sync-cart.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { NoticeCode } from '#domain/notices/notice-codes.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { guestSession, ownerOf, type Session } from '#domain/session/session.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Ids } from '#domain/shared/ids.ts';
import type { Jitter } from '#domain/shared/jitter.ts';
import type { Log } from '#domain/shared/log.ts';
import type { Locks } from '#domain/storage/across-tabs.ts';
import { keepsNothing } from '#domain/storage/keeps-nothing.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createCancelOrder } from './cancel-order.ts';
import { createFollowCanceled } from './follow-canceled.ts';
import type { OrderId } from './order.ts';
import type { OrderGateway } from './order-gateway.ts';
import { createOrderRepository } from './order-repository.ts';
import type { OrderStore } from './order-store.ts';
import { noOrderView, type OrderView } from './order-view.ts';
import { createPlaceOrder } from './place-order.ts';
import { createRetryOrder } from './retry-order.ts';
import { createSendOrder } from './send-order.ts';
import { createReadWaiting, createSendWaiting } from './send-waiting.ts';
import { createSettleCanceled } from './settle-canceled.ts';
import { throwTransition } from './throw-transition-for-tests.ts';

/** What all tabs of a shopper share. */
type Shared = {
  readonly orderStore: OrderStore;
  readonly orderGateway: OrderGateway;
  readonly cart: Cell<Cart>;
  readonly syncCart: SyncCart;
  readonly checkoutDetails: Cell<CheckoutDetails>;
  readonly connectivity: Connectivity;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly locks: Locks;
  readonly jitter: Jitter;
  readonly log: Log;
  readonly told: NoticeCode[];
  /** Nobody is signed in when not said. */
  readonly session?: Cell<Session>;
  /** Whose the page is; theirs who are signed in when not said. */
  readonly visitor?: CustomerId | null;
  /** The shop has one store view when not said. */
  readonly namedStore?: string;
  readonly createCell: <T>(initial: T) => Cell<T>;
};

/** Two pieces of A, to be paid at the door. */
export const filledCart: Cart = {
  ...emptyCart,
  lines: [lineForTests('A', 2)],
  shippingMethod: 'flatrate',
  paymentMethod: 'cashondelivery',
};

type Kept = Pick<PersistedCell<Cart>, 'open' | 'untilStored'>;

/** Everything of orders that one open page has. */
export function openTabForTests(shared: Shared, kept: Partial<Kept> = {}) {
  const page = pageForTests(shared);
  const keeping = { ...shared, cart: { ...shared.cart, ...keepsNothing, ...kept } };
  const sending = sendingForTests(keeping, page);
  const canceling = cancelingForTests(keeping, page);
  const lasting = { asked: 0 };
  const placeOrder = createPlaceOrder({
    ...shared,
    ...page,
    ...sending,
    ...canceling,
    ...choicesForTests(shared),
    namedStore: shared.namedStore ?? '',
    onOrderQueued: () => {
      lasting.asked += 1;
    },
  });
  const { orderView, isThankYouPage, orderRepository } = page;
  return { orderView, isThankYouPage, orderRepository, ...sending, ...canceling, placeOrder, lasting };
}

type Page = ReturnType<typeof pageForTests>;

/** What the page shows, what it may read, and whom it tells. */
function pageForTests({ session: given, visitor, createCell, told, ...shared }: Shared) {
  const session = given ?? createCell(guestSession);
  const ownership = {
    present: () => (visitor === undefined ? ownerOf(session.get()) : visitor),
    kept: async () => ownerOf(session.get()),
  };
  return {
    session,
    ownership,
    orderView: createCell<OrderView>(noOrderView),
    isThankYouPage: createCell(false),
    orderRepository: createOrderRepository({ ...shared, refuseTransition: throwTransition, ownership }),
    notify: ({ code }: { readonly code: NoticeCode }): void => void told.push(code),
    tellFact: async () => undefined,
  };
}

type Keeping = Shared & { readonly cart: Kept };

function sendingForTests(shared: Keeping, page: Page) {
  const sendOrder = createSendOrder({ ...shared, ...page });
  const readWaiting = createReadWaiting(page);
  const retriedOrders = shared.createCell<readonly OrderId[]>([]);
  return {
    sendOrder,
    readWaiting,
    retriedOrders,
    retryOrder: createRetryOrder({ ...shared, sendOrder, retriedOrders }),
    sendWaiting: createSendWaiting({ ...shared, ...page, readWaiting, sendOrder }),
  };
}

function cancelingForTests(shared: Keeping, page: Page) {
  const settleCanceled = createSettleCanceled({ ...shared, ...page });
  const followCanceled = createFollowCanceled({ ...shared, ...page, settleCanceled });
  return { settleCanceled, followCanceled, cancelOrder: createCancelOrder({ ...shared, ...page, followCanceled }) };
}

/** What the shop offers: the usual ways to send and to pay. */
function choicesForTests({ createCell }: Shared) {
  return {
    paymentRules: { india: [{ code: 'ccavenuepay', channel: 'upi' }] } as const,
    checkoutMethods: createCell(usualMethods),
    storeView: createCell(defaultStoreView),
    readParcelLimit: () => null,
    sendingLimits: { get: () => [] },
  };
}
