import { ContainerModule } from 'inversify';
import { createAcceptTerms, createChangeDetails, createSetBillingSame } from '#domain/checkout/change-details.ts';
import { usualMethods } from '#domain/checkout/checkout-methods.ts';
import { createChoosePayment } from '#domain/checkout/choose-payment.ts';
import { createChooseShipping } from '#domain/checkout/choose-shipping.ts';
import { createLoadMethods } from '#domain/checkout/load-methods.ts';
import { noNewAccount } from '#domain/checkout/new-account.ts';
import { createTellShop } from '#domain/checkout/tell-shop.ts';
import { CART } from '../cart/start-tokens.ts';
import { CART_GATEWAY, SYNC_CART } from '../cart/tokens.ts';
import { CLOCK } from '../device/tokens.ts';
import { provide, provideState } from '../provide.ts';
import { STORE_VIEW } from '../store/tokens.ts';
import {
  ACCEPT_TERMS,
  CHANGE_DETAILS,
  CHECKOUT,
  CHECKOUT_METHODS,
  CHOOSE_PAYMENT,
  CHOOSE_SHIPPING,
  LOAD_METHODS,
  NEW_ACCOUNT,
  SET_BILLING_SAME,
  TELL_SHOP,
} from './tokens.ts';

/** What is done in the checkout alone: its code comes with it. */
export const checkoutActsModule = new ContainerModule(({ bind }) => {
  provideState(bind, NEW_ACCOUNT, 'newAccount', noNewAccount);
  provideState(bind, CHECKOUT_METHODS, 'checkoutMethods', usualMethods);
  const form = { checkoutDetails: CHECKOUT, clock: CLOCK };
  const shop = { cart: CART, checkoutMethods: CHECKOUT_METHODS, checkoutDetails: CHECKOUT, cartGateway: CART_GATEWAY };
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
