import {
  defaultPaymentMethods,
  defaultShippingMethod,
  type PaymentMethod,
  type ShippingMethod,
} from '#domain/cart/methods.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';

/** The ways to send and to pay that the shop offers now. */
export type CheckoutMethods = {
  readonly shipping: readonly ShippingMethod[];
  readonly payment: readonly PaymentMethod[];
  /** The country whose ways to pay these are. */
  readonly country: CountryId;
};

/** What every shop offers before it was asked (CART-85, CART-88). */
export const usualMethods: CheckoutMethods = {
  shipping: [defaultShippingMethod],
  payment: defaultPaymentMethods('IN'),
  country: 'IN',
};
