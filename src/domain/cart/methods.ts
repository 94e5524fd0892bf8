import { type Money, nothing } from '#domain/shared/money.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import { type Cart, isVirtual } from './cart.ts';

/** A way to pay (CART-84). `message` is the condition in words, for cash on delivery. */
export type PaymentMethod = {
  readonly code: string;
  readonly title: string;
  readonly isServerMethod: boolean;
  readonly isDefault: boolean;
  readonly message: string | null;
};

/** A way to send the parcel (CART-87). */
export type ShippingMethod = {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly title: string;
  readonly amount: Money;
  readonly priceInclTax: Money;
  readonly isDefault: boolean;
  readonly isServerMethod: boolean;
};

const CASH_ON_DELIVERY = 'cashondelivery'; // CART-67

/** The one flat rate (CART-88, CART-89). */
export const defaultShippingMethod: ShippingMethod = {
  carrierCode: 'flatrate',
  methodCode: 'flatrate',
  title: 'DPD Courier',
  amount: nothing,
  priceInclTax: nothing,
  isDefault: true,
  isServerMethod: false,
};

/** The two gateways every shop has; India pays through CCAvenue, the rest through PayPal (CART-85). */
export function defaultPaymentMethods(country: CountryId): readonly PaymentMethod[] {
  const isIndia = country === 'IN';
  return [
    { code: 'paypalstandard', title: 'PayPal', isServerMethod: true, isDefault: !isIndia, message: null },
    { code: 'ccavenuepay', title: 'CCAvenue', isServerMethod: true, isDefault: isIndia, message: null },
  ];
}

/** The shop's methods joined to the local ones, each code once; the shop's words win (CART-86). */
export function mergedPaymentMethods(
  local: readonly PaymentMethod[],
  shops: readonly PaymentMethod[],
): readonly PaymentMethod[] {
  const offered = shops.map((method) => ({ ...method, isServerMethod: true }));
  const known = new Set(offered.map(({ code }) => code));
  return [...offered, ...local.filter(({ code }) => !known.has(code))];
}

/** Cash on delivery needs something to deliver (CART-67). */
export function offeredPaymentMethods(
  methods: readonly PaymentMethod[],
  cart: Pick<Cart, 'lines'>,
): readonly PaymentMethod[] {
  return isVirtual(cart) ? methods.filter(({ code }) => code !== CASH_ON_DELIVERY) : methods;
}

export function isCashOnDelivery(code: string | null): boolean {
  return code === CASH_ON_DELIVERY;
}

/** The choice, or the default one, or the only one (CART-90). */
export function chosenOrDefault<T extends { readonly isDefault: boolean }>(
  methods: readonly T[],
  codeOf: (method: T) => string,
  chosen: string | null,
): T | null {
  const isOnly = methods.length === 1;
  return (
    methods.find((method) => codeOf(method) === chosen) ??
    methods.find(({ isDefault }) => isDefault) ??
    (isOnly ? (methods[0] ?? null) : null)
  );
}

/** Chooses the usual ways to send and to pay where nothing is chosen (CART-90). */
export function withDefaultMethods(cart: Cart, country: CountryId): Cart {
  const way = chosenOrDefault(defaultPaymentMethods(country), ({ code }) => code, null);
  return {
    ...cart,
    shippingMethod: cart.shippingMethod ?? defaultShippingMethod.methodCode,
    paymentMethod: cart.paymentMethod ?? way?.code ?? null,
  };
}
