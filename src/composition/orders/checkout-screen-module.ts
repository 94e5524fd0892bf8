import { ContainerModule } from 'inversify';
import { createProposeCountry } from '#domain/checkout/propose-country.ts';
import { createPriceForDelivery } from '#domain/journeys/price-for-delivery.ts';
import { createCheckoutScreen } from '#viewmodels/checkout/checkout-screen-model.ts';
import { CART } from '../cart/start-tokens.ts';
import { OPEN_CART } from '../cart/tokens.ts';
import { STOCK_CHECK } from '../catalog/tokens.ts';
import {
  ACCEPT_TERMS,
  CHANGE_DETAILS,
  CHECKOUT,
  CHECKOUT_METHODS,
  CHOOSE_PAYMENT,
  CHOOSE_SHIPPING,
  FETCH_GUIDE,
  LOAD_METHODS,
  NEW_ACCOUNT,
  SET_BILLING_SAME,
  TELL_SHOP,
} from '../checkout/tokens.ts';
import {
  CLOCK,
  CONNECTIVITY,
  IDS,
  IS_DEVICE_LATE,
  IS_DEVICE_READ,
  IS_ONLINE,
  KEPT_CELLS,
  OWNERSHIP,
  TURNS,
} from '../device/tokens.ts';
import { NOTICES, NOTIFY } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { LATE_REGISTER, SESSION } from '../session/tokens.ts';
import { DELIVERY_RULES, MEDIA_BASE, NAMED_STORE, PAYMENT_RULES } from '../settings/tokens.ts';
import { CHOOSE_STORE, STORE_VIEW, WORDS } from '../store/tokens.ts';
import { createLatePlacing } from './late-placing.ts';
import {
  CHECKOUT_SCREEN,
  IS_THANK_YOU_PAGE,
  LET_WAIT,
  ORDER_BOOK,
  PLACE_AS_SEEN,
  PRICE_FOR_DELIVERY,
  PROPOSE_COUNTRY,
  READ_WAITING,
  RETRY_ORDER,
  SEND_ORDER,
  SETTLE_CANCELED,
} from './tokens.ts';

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table: what the checkout presses and reads
export const checkoutScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, PROPOSE_COUNTRY, createProposeCountry, { checkoutDetails: CHECKOUT, storeView: STORE_VIEW });
  provide(bind, PRICE_FOR_DELIVERY, createPriceForDelivery, {
    cart: CART,
    checkoutDetails: CHECKOUT,
    storeView: STORE_VIEW,
    connectivity: CONNECTIVITY,
    chooseStore: CHOOSE_STORE,
    loadMethods: LOAD_METHODS,
  });
  provide(bind, PLACE_AS_SEEN, createLatePlacing, {
    cart: CART,
    checkoutDetails: CHECKOUT,
    checkoutMethods: CHECKOUT_METHODS,
    paymentRules: PAYMENT_RULES,
    storeView: STORE_VIEW,
    session: SESSION,
    namedStore: NAMED_STORE,
    newAccount: NEW_ACCOUNT,
    register: LATE_REGISTER,
    stockCheck: STOCK_CHECK,
    tellShop: TELL_SHOP,
    priceForDelivery: PRICE_FOR_DELIVERY,
    readWaiting: READ_WAITING,
    isThankYouPage: IS_THANK_YOU_PAGE,
    orderRepository: ORDER_BOOK,
    ownership: OWNERSHIP,
    sendOrder: SEND_ORDER,
    settleCanceled: SETTLE_CANCELED,
    retryOrder: RETRY_ORDER,
    onOrderQueued: LET_WAIT,
    connectivity: CONNECTIVITY,
    locks: TURNS,
    clock: CLOCK,
    ids: IDS,
    notify: NOTIFY,
  });
  provide(bind, CHECKOUT_SCREEN, createCheckoutScreen, {
    cart: CART,
    storeView: STORE_VIEW,
    checkoutDetails: CHECKOUT,
    checkoutMethods: CHECKOUT_METHODS,
    paymentRules: PAYMENT_RULES,
    isDeviceRead: IS_DEVICE_READ,
    isDeviceLate: IS_DEVICE_LATE,
    isOnline: IS_ONLINE,
    notices: NOTICES,
    mediaBase: MEDIA_BASE,
    deliveryRules: DELIVERY_RULES,
    clock: CLOCK,
    fetchGuide: FETCH_GUIDE,
    words: WORDS,
    changeDetails: CHANGE_DETAILS,
    proposeCountry: PROPOSE_COUNTRY,
    priceForDelivery: PRICE_FOR_DELIVERY,
    setBillingSame: SET_BILLING_SAME,
    acceptTerms: ACCEPT_TERMS,
    openCart: OPEN_CART,
    loadMethods: LOAD_METHODS,
    chooseShipping: CHOOSE_SHIPPING,
    choosePayment: CHOOSE_PAYMENT,
    placeAsSeen: PLACE_AS_SEEN,
    readWaiting: READ_WAITING,
    keptCells: KEPT_CELLS,
  });
});
