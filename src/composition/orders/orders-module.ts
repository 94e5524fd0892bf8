import { ContainerModule } from 'inversify';
import { createFollowCanceled } from '#domain/orders/follow-canceled.ts';
import { createFollowUpOrders } from '#domain/orders/follow-up-orders.ts';
import { createLetWait } from '#domain/orders/let-wait.ts';
import type { OrderId } from '#domain/orders/order.ts';
import { createOrderBook } from '#domain/orders/order-book.ts';
import { noOrderView } from '#domain/orders/order-view.ts';
import { createOrdersUnderWay } from '#domain/orders/orders-under-way.ts';
import { createReadOrders } from '#domain/orders/read-orders.ts';
import { createRetryOrder } from '#domain/orders/retry-order.ts';
import type { SendElsewhere } from '#domain/orders/send-elsewhere.ts';
import { createSendOrder } from '#domain/orders/send-order.ts';
import { createReadWaiting, createSendWaiting } from '#domain/orders/send-waiting.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { createAskForLasting } from '#domain/storage/ask-for-lasting.ts';
import type { PersistedCell } from '#domain/storage/persisted-cell.ts';
import { CART } from '../cart/start-tokens.ts';
import { APPLY_COUPON, KEPT_CART, ORDERS_UNDER_WAY, SYNC_CART } from '../cart/tokens.ts';
import { CHECKOUT } from '../checkout/tokens.ts';
import { ASK_FOR_LASTING, ASK_TO_SEND, DEVICE_NEWS, LASTING_STORAGE } from '../device/storage-tokens.ts';
import { CLOCK, CONNECTIVITY, KEPT_CELLS, LOG, OWNERSHIP, SPREAD, TURNS } from '../device/tokens.ts';
import { NOTIFY, WAITING_ORDERS } from '../interface/tokens.ts';
import { provide, provideState } from '../provide.ts';
import { ORDER_RULES } from '../settings/tokens.ts';
import { token } from '../token.ts';
import type { Module } from '../visit.ts';
import { ORDERS_ELSEWHERE } from './elsewhere-tokens.ts';
import {
  createLateClearOrdered,
  createLateResumeEdits,
  createLateReturnPieces,
  createLateSendElsewhere,
  createLateSettleCanceled,
} from './late-revising.ts';
import {
  CLEAR_ORDERED,
  FOLLOW_CANCELED,
  FOLLOW_UP_ORDERS,
  IS_THANK_YOU_PAGE,
  LET_WAIT,
  ORDER_BOOK,
  ORDER_GATEWAY,
  ORDER_STORE,
  ORDER_VIEW,
  READ_ORDERS,
  READ_WAITING,
  RESUME_EDITS,
  RETRY_ORDER,
  RETURN_PIECES,
  SEND_ORDER,
  SEND_WAITING,
  SETTLE_CANCELED,
} from './tokens.ts';

const SEND_ELSEWHERE = token<SendElsewhere>('send-elsewhere');
const IS_KEPT = token<() => Promise<unknown>>('is-kept');
const RETRIED_ORDERS = token<Cell<readonly OrderId[]>>('retried-orders');

/** Orders on the device, those of other store views too, and what a page shows of them. */
const keptOrders = new ContainerModule(({ bind }) => {
  provideState(bind, RETRIED_ORDERS, 'retriedOrders', []);
  provideState(bind, ORDER_VIEW, 'orderView', noOrderView);
  provideState(bind, IS_THANK_YOU_PAGE, 'isThankYouPage', false);
  provide(bind, ORDER_BOOK, createOrderBook, { orderStore: ORDER_STORE, ownership: OWNERSHIP, locks: TURNS, log: LOG });
  provide(bind, READ_ORDERS, createReadOrders, { orderRepository: ORDER_BOOK });
  provide(bind, READ_WAITING, createReadWaiting, { orderRepository: ORDER_BOOK });
  provide(bind, ASK_FOR_LASTING, createAskForLasting, { lastingStorage: LASTING_STORAGE, deviceNews: DEVICE_NEWS });
  provide(bind, ORDERS_UNDER_WAY, createOrdersUnderWay, { orderRepository: ORDER_BOOK });
  provide(bind, LET_WAIT, createLetWait, {
    askForLasting: ASK_FOR_LASTING,
    askToSend: ASK_TO_SEND,
    orderRules: ORDER_RULES,
  });
  provide(bind, CLEAR_ORDERED, createLateClearOrdered, { cart: CART, orderRepository: ORDER_BOOK, clock: CLOCK });
  provide(bind, SEND_ELSEWHERE, createLateSendElsewhere, {
    ordersElsewhere: ORDERS_ELSEWHERE,
    orderGateway: ORDER_GATEWAY,
    ownership: OWNERSHIP,
    connectivity: CONNECTIVITY,
    locks: TURNS,
    clock: CLOCK,
    notify: NOTIFY,
    log: LOG,
  });
});

/** Orders on their way, each sent once. */
const sendingOrders = new ContainerModule(({ bind }) => {
  provide(bind, SEND_ORDER, createSendOrder, {
    orderRepository: ORDER_BOOK,
    orderGateway: ORDER_GATEWAY,
    cart: KEPT_CART,
    syncCart: SYNC_CART,
    orderView: ORDER_VIEW,
    connectivity: CONNECTIVITY,
    locks: TURNS,
    clock: CLOCK,
    notify: NOTIFY,
    log: LOG,
  });
  provide(bind, RETRY_ORDER, createRetryOrder, {
    sendOrder: SEND_ORDER,
    retriedOrders: RETRIED_ORDERS,
    clock: CLOCK,
    jitter: SPREAD,
  });
  provide(bind, SEND_WAITING, createSendWaiting, {
    readWaiting: READ_WAITING,
    sendOrder: SEND_ORDER,
    orderRepository: ORDER_BOOK,
    orderView: ORDER_VIEW,
    locks: TURNS,
  });
  provide(bind, FOLLOW_UP_ORDERS, createFollowUpOrders, {
    sendWaiting: SEND_WAITING,
    sendElsewhere: SEND_ELSEWHERE,
    readWaiting: READ_WAITING,
    followCanceled: FOLLOW_CANCELED,
    isThankYouPage: IS_THANK_YOU_PAGE,
    retriedOrders: RETRIED_ORDERS,
    waitingOrders: WAITING_ORDERS,
    orderRules: ORDER_RULES,
  });
});

/** Orders that are taken back, edited or canceled. */
const revisedOrders = new ContainerModule(({ bind }) => {
  provide(bind, SETTLE_CANCELED, createLateSettleCanceled, {
    orderRepository: ORDER_BOOK,
    orderGateway: ORDER_GATEWAY,
    cart: CART,
    syncCart: SYNC_CART,
    orderView: ORDER_VIEW,
    connectivity: CONNECTIVITY,
    locks: TURNS,
    clock: CLOCK,
    notify: NOTIFY,
  });
  provide(bind, FOLLOW_CANCELED, createFollowCanceled, {
    orderRepository: ORDER_BOOK,
    settleCanceled: SETTLE_CANCELED,
    clock: CLOCK,
    jitter: SPREAD,
  });
  provide(bind, IS_KEPT, createIsKept, { keptCells: KEPT_CELLS });
  provide(bind, RETURN_PIECES, createLateReturnPieces, {
    cart: CART,
    orderRepository: ORDER_BOOK,
    locks: TURNS,
    syncCart: SYNC_CART,
    applyCoupon: APPLY_COUPON,
    isKept: IS_KEPT,
  });
  provide(bind, RESUME_EDITS, createLateResumeEdits, {
    checkoutDetails: CHECKOUT,
    returnPieces: RETURN_PIECES,
    clock: CLOCK,
    orderRepository: ORDER_BOOK,
  });
});

/** Orders that are on the device: kept, sent once, and taken back. */
export const ordersModules: readonly Module[] = [keptOrders, sendingOrders, revisedOrders];

type Kept = { readonly keptCells: readonly Pick<PersistedCell<unknown>, 'settled'>[] };

/** Resolves when all that was changed is on the device, or was found not to fit there. */
function createIsKept({ keptCells }: Kept): () => Promise<unknown> {
  return () => Promise.all(keptCells.map((cell) => cell.settled()));
}
