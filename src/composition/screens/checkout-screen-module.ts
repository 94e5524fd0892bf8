import { ContainerModule } from 'inversify';
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
  DELIVERY_RULES,
  IS_DEVICE_READ,
  IS_ONLINE,
  KEPT_CELLS,
  LOAD_METHODS,
  MEDIA_BASE,
  NOTICES,
  OPEN_CART,
  PLACE_ORDER,
  READ_WAITING,
  SET_BILLING_SAME,
  STORE_VIEW,
  WORDS,
} from '../tokens.ts';

export const checkoutScreenModule = new ContainerModule(({ bind }) => {
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
    placeOrder: PLACE_ORDER,
    readWaiting: READ_WAITING,
    kept: KEPT_CELLS,
  });
});
