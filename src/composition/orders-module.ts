import { ContainerModule } from 'inversify';
import { createAcceptTerms, createChangeDetails, createSetBillingSame } from '#domain/checkout/change-details.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { createChoosePayment } from '#domain/checkout/choose-payment.ts';
import { createChooseShipping } from '#domain/checkout/choose-shipping.ts';
import { createLoadMethods } from '#domain/checkout/load-methods.ts';
import { createTellShop } from '#domain/checkout/tell-shop.ts';
import { createBackOnline } from '#domain/journeys/back-online.ts';
import { createChooseStore } from '#domain/journeys/choose-store.ts';
import { createRepriceCart, type RepriceCart } from '#domain/journeys/reprice-cart.ts';
import { createStartVisit } from '#domain/journeys/start-visit.ts';
import { createTellRefusal } from '#domain/notices/tell-refusal.ts';
import { createResumeEdits, type ResumeEdits } from '#domain/orders/edit-order.ts';
import { createFollowCanceled } from '#domain/orders/follow-canceled.ts';
import { createFollowUpOrders } from '#domain/orders/follow-up-orders.ts';
import type { OrderId } from '#domain/orders/order.ts';
import { createOrderBook } from '#domain/orders/order-book.ts';
import { noOrderView } from '#domain/orders/order-view.ts';
import { createPlaceOrder } from '#domain/orders/place-order.ts';
import { createReadOrders } from '#domain/orders/read-orders.ts';
import { createRetryOrder } from '#domain/orders/retry-order.ts';
import { createReturnPieces } from '#domain/orders/return-pieces.ts';
import { createSendOrder } from '#domain/orders/send-order.ts';
import { createReadWaiting, createSendWaiting } from '#domain/orders/send-waiting.ts';
import { createSettleCanceled, type SettleCanceled } from '#domain/orders/settle-canceled.ts';
import type { Cell } from '#domain/shared/cell.ts';
import { provide, provideState } from './provide.ts';
import { token } from './token.ts';
import {
  ACCEPT_TERMS,
  APPLY_COUPON,
  BACK_ONLINE,
  CART,
  CART_GATEWAY,
  CATEGORY_VIEW,
  CHANGE_DETAILS,
  CHECK_LINES,
  CHECKOUT,
  CHECKOUT_METHODS,
  CHOOSE_PAYMENT,
  CHOOSE_SHIPPING,
  CHOOSE_STORE,
  CLOCK,
  CONNECTIVITY,
  FOLLOW_CANCELED,
  FOLLOW_UP_ORDERS,
  HOME_VIEW,
  IDS,
  IS_DEVICE_READ,
  IS_ONLINE,
  IS_THANK_YOU_PAGE,
  KEPT_CELLS,
  LOAD_METHODS,
  LOAD_TOTALS,
  LOG,
  MARKET,
  NOTE_VIEWED,
  NOTIFY,
  OPEN_WISHLIST,
  ORDER_BOOK,
  ORDER_GATEWAY,
  ORDER_RULES,
  ORDER_STORE,
  ORDER_VIEW,
  PLACE_ORDER,
  PRODUCT_MORE,
  READ_ORDERS,
  READ_WAITING,
  RETRY_ORDER,
  RETURN_PIECES,
  SEARCH_INDEX,
  SEARCH_VIEW,
  SEND_ORDER,
  SEND_WAITING,
  SET_BILLING_SAME,
  SPREAD,
  START_VISIT,
  STORE_CHOICE_KEEPER,
  STORE_VIEW,
  SUGGESTIONS,
  SYNC_CART,
  TELL_REFUSAL,
  TELL_SHOP,
  TURNS,
  WAITING_ORDERS,
} from './tokens.ts';

const REPRICE_CART = token<RepriceCart>('reprice-cart');
const RESUME_EDITS = token<ResumeEdits>('resume-edits');
const IS_KEPT = token<() => Promise<unknown>>('is-kept');
const SETTLE_CANCELED = token<SettleCanceled>('settle-canceled');
const RETRIED_ORDERS = token<Cell<readonly OrderId[]>>('retried-orders');

/** The checkout: its forms and its methods. */
export const checkoutModule = new ContainerModule(({ bind }) => {
  const form = { details: CHECKOUT, clock: CLOCK };
  const shop = { cart: CART, methods: CHECKOUT_METHODS, details: CHECKOUT, gateway: CART_GATEWAY };
  provideState(bind, CHECKOUT_METHODS, 'checkoutMethods', usualMethods);
  provide(bind, CHANGE_DETAILS, createChangeDetails, form);
  provide(bind, SET_BILLING_SAME, createSetBillingSame, form);
  provide(bind, ACCEPT_TERMS, createAcceptTerms, form);
  provide(bind, LOAD_METHODS, createLoadMethods, {
    ...shop,
    storeView: STORE_VIEW,
    syncCart: SYNC_CART,
  });
  provide(bind, TELL_SHOP, createTellShop, { ...shop, storeView: STORE_VIEW, clock: CLOCK });
  provide(bind, CHOOSE_SHIPPING, createChooseShipping, { cart: CART, tellShop: TELL_SHOP });
  provide(bind, CHOOSE_PAYMENT, createChoosePayment, { cart: CART, tellShop: TELL_SHOP });
});

/** Orders: placed, kept, sent once, and shown. */
export const ordersModule = new ContainerModule(({ bind }) => {
  provideState(bind, RETRIED_ORDERS, 'retriedOrders', []);
  provideState(bind, ORDER_VIEW, 'orderView', noOrderView);
  provideState(bind, IS_THANK_YOU_PAGE, 'isThankYouPage', false);
  provide(bind, TELL_REFUSAL, createTellRefusal, { notify: NOTIFY });
  provide(bind, ORDER_BOOK, createOrderBook, { store: ORDER_STORE, turns: TURNS, log: LOG });
  provide(bind, SEND_ORDER, createSendOrder, {
    book: ORDER_BOOK,
    gateway: ORDER_GATEWAY,
    cart: CART,
    syncCart: SYNC_CART,
    view: ORDER_VIEW,
    connectivity: CONNECTIVITY,
    turns: TURNS,
    clock: CLOCK,
    notify: NOTIFY,
    log: LOG,
  });
  provide(bind, RETRY_ORDER, createRetryOrder, {
    sendOrder: SEND_ORDER,
    retriedOrders: RETRIED_ORDERS,
    clock: CLOCK,
    spread: SPREAD,
  });
  provide(bind, READ_ORDERS, createReadOrders, { book: ORDER_BOOK });
  provide(bind, READ_WAITING, createReadWaiting, { book: ORDER_BOOK });
  provide(bind, SEND_WAITING, createSendWaiting, { readWaiting: READ_WAITING, sendOrder: SEND_ORDER, turns: TURNS });
  provide(bind, FOLLOW_UP_ORDERS, createFollowUpOrders, {
    sendWaiting: SEND_WAITING,
    readWaiting: READ_WAITING,
    followCanceled: FOLLOW_CANCELED,
    isThankYouPage: IS_THANK_YOU_PAGE,
    retriedOrders: RETRIED_ORDERS,
    waitingOrders: WAITING_ORDERS,
    rules: ORDER_RULES,
  });
  provide(bind, SETTLE_CANCELED, createSettleCanceled, {
    book: ORDER_BOOK,
    gateway: ORDER_GATEWAY,
    cart: CART,
    view: ORDER_VIEW,
    connectivity: CONNECTIVITY,
    turns: TURNS,
    clock: CLOCK,
    notify: NOTIFY,
  });
  provide(bind, FOLLOW_CANCELED, createFollowCanceled, {
    book: ORDER_BOOK,
    settleCanceled: SETTLE_CANCELED,
    clock: CLOCK,
    spread: SPREAD,
  });
  provide(
    bind,
    IS_KEPT,
    ({ kept }) =>
      () =>
        Promise.all(kept.map((cell) => cell.settled())),
    { kept: KEPT_CELLS },
  );
  provide(bind, RETURN_PIECES, createReturnPieces, {
    cart: CART,
    book: ORDER_BOOK,
    turns: TURNS,
    syncCart: SYNC_CART,
    applyCoupon: APPLY_COUPON,
    isKept: IS_KEPT,
  });
  provide(bind, RESUME_EDITS, createResumeEdits, {
    details: CHECKOUT,
    returnPieces: RETURN_PIECES,
    clock: CLOCK,
    book: ORDER_BOOK,
  });
  provide(bind, PLACE_ORDER, createPlaceOrder, {
    cart: CART,
    details: CHECKOUT,
    methods: CHECKOUT_METHODS,
    storeView: STORE_VIEW,
    isThankYouPage: IS_THANK_YOU_PAGE,
    book: ORDER_BOOK,
    sendOrder: SEND_ORDER,
    settleCanceled: SETTLE_CANCELED,
    retryOrder: RETRY_ORDER,
    connectivity: CONNECTIVITY,
    turns: TURNS,
    clock: CLOCK,
    ids: IDS,
    notify: NOTIFY,
  });
});

/** What brings a page to life on the shopper's device. */
export const visitModule = new ContainerModule(({ bind }) => {
  provide(bind, REPRICE_CART, createRepriceCart, { cart: CART, search: SEARCH_INDEX, market: MARKET });
  provide(bind, CHOOSE_STORE, createChooseStore, {
    storeView: STORE_VIEW,
    home: HOME_VIEW,
    category: CATEGORY_VIEW,
    found: SEARCH_VIEW,
    suggestions: SUGGESTIONS,
    more: PRODUCT_MORE,
    keeper: STORE_CHOICE_KEEPER,
    openWishlist: OPEN_WISHLIST,
    repriceCart: REPRICE_CART,
    syncCart: SYNC_CART,
  });
  provide(bind, BACK_ONLINE, createBackOnline, {
    syncCart: SYNC_CART,
    loadTotals: LOAD_TOTALS,
    checkLines: CHECK_LINES,
    followUpOrders: FOLLOW_UP_ORDERS,
  });
  provide(bind, START_VISIT, createStartVisit, {
    kept: KEPT_CELLS,
    isDeviceRead: IS_DEVICE_READ,
    isOnline: IS_ONLINE,
    connectivity: CONNECTIVITY,
    backOnline: BACK_ONLINE,
    resumeEdits: RESUME_EDITS,
    followUpOrders: FOLLOW_UP_ORDERS,
    noteViewed: NOTE_VIEWED,
  });
});
