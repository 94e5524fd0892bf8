import { ContainerModule } from 'inversify';
import { createPlaceAsSeen } from '#domain/journeys/place-as-seen.ts';
import { createCheckoutScreen } from '#viewmodels/checkout/checkout-screen-model.ts';
import { provide } from '../provide.ts';
import { CHECKOUT_SCREEN } from '../screen-tokens.ts';
import {
  ACCEPT_TERMS,
  CART,
  CHANGE_DETAILS,
  CHECKOUT,
  CHECKOUT_METHODS,
  CHOOSE_PAYMENT,
  CHOOSE_SHIPPING,
  CLOCK,
  CONNECTIVITY,
  DELIVERY_RULES,
  IS_DEVICE_READ,
  IS_ONLINE,
  KEPT_CELLS,
  LOAD_METHODS,
  MEDIA_BASE,
  NOTICES,
  OPEN_CART,
  PLACE_AS_SEEN,
  PLACE_ORDER,
  READ_WAITING,
  SET_BILLING_SAME,
  STOCK_CHECK,
  STORE_VIEW,
  TELL_SHOP,
  WORDS,
} from '../tokens.ts';

export const checkoutScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, PLACE_AS_SEEN, createPlaceAsSeen, {
    cart: CART,
    stock: STOCK_CHECK,
    tellShop: TELL_SHOP,
    readWaiting: READ_WAITING,
    placeOrder: PLACE_ORDER,
    connectivity: CONNECTIVITY,
  });
  provide(bind, CHECKOUT_SCREEN, createCheckoutScreen, {
    cart: CART,
    storeView: STORE_VIEW,
    details: CHECKOUT,
    methods: CHECKOUT_METHODS,
    isDeviceRead: IS_DEVICE_READ,
    isOnline: IS_ONLINE,
    notices: NOTICES,
    mediaBase: MEDIA_BASE,
    delivery: DELIVERY_RULES,
    clock: CLOCK,
    words: WORDS,
    changeDetails: CHANGE_DETAILS,
    setBillingSame: SET_BILLING_SAME,
    acceptTerms: ACCEPT_TERMS,
    openCart: OPEN_CART,
    loadMethods: LOAD_METHODS,
    chooseShipping: CHOOSE_SHIPPING,
    choosePayment: CHOOSE_PAYMENT,
    placeAsSeen: PLACE_AS_SEEN,
    readWaiting: READ_WAITING,
    kept: KEPT_CELLS,
  });
});
