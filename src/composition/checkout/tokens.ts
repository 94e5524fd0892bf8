import type { AcceptTerms, ChangeDetails, SetBillingSame } from '#domain/checkout/change-details.ts';
import type { CheckoutMethods } from '#domain/checkout/checkout-methods.ts';
import type { ChoosePayment } from '#domain/checkout/choose-payment.ts';
import type { ChooseShipping } from '#domain/checkout/choose-shipping.ts';
import type { CheckoutDetails } from '#domain/checkout/details.ts';
import type { LoadMethods } from '#domain/checkout/load-methods.ts';
import type { NewAccount } from '#domain/checkout/new-account.ts';
import type { TellShop } from '#domain/checkout/tell-shop.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { FetchGuide } from '#viewmodels/checkout/address-guide.ts';
import { token } from '../token.ts';

export const CHECKOUT = token<Cell<CheckoutDetails>>('checkout');
/** What a guest wants of an account; forgotten with the page. */
export const NEW_ACCOUNT = token<Cell<NewAccount>>('new-account');
export const FETCH_GUIDE = token<FetchGuide>('fetch-guide');
export const CHECKOUT_METHODS = token<Cell<CheckoutMethods>>('checkout-methods');
export const CHANGE_DETAILS = token<ChangeDetails>('change-details');
export const SET_BILLING_SAME = token<SetBillingSame>('set-billing-same');
export const ACCEPT_TERMS = token<AcceptTerms>('accept-terms');
export const LOAD_METHODS = token<LoadMethods>('load-methods');
export const TELL_SHOP = token<TellShop>('tell-shop');
export const CHOOSE_SHIPPING = token<ChooseShipping>('choose-shipping');
export const CHOOSE_PAYMENT = token<ChoosePayment>('choose-payment');
