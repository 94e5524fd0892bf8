import { ContainerModule } from 'inversify';
import { createCheckoutScreen } from '#viewmodels/checkout/checkout-screen-model.ts';
import { createConfirmationScreen } from '#viewmodels/confirmation/confirmation-screen-model.ts';
import { provide } from '../provide.ts';
import { CHECKOUT_SCREEN, CONFIRMATION_SCREEN } from '../screen-tokens.ts';
import {
  ACCEPT_TERMS,
  CART,
  CHANGE_DETAILS,
  CHECKOUT,
  CHECKOUT_METHODS,
  CHOOSE_PAYMENT,
  CHOOSE_SHIPPING,
  CONTACT,
  IS_DEVICE_READ,
  IS_ONLINE,
  LEAVE_CONFIRMATION,
  LOAD_METHODS,
  MEDIA_BASE,
  NOTICES,
  OPEN_CART,
  OPEN_CONFIRMATION,
  ORDER_VIEW,
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
  });
});

export const confirmationScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, CONFIRMATION_SCREEN, createConfirmationScreen, {
    orderView: ORDER_VIEW,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    isDeviceRead: IS_DEVICE_READ,
    mediaBase: MEDIA_BASE,
    words: WORDS,
    contact: CONTACT,
    openConfirmation: OPEN_CONFIRMATION,
    leaveConfirmation: LEAVE_CONFIRMATION,
  });
});
