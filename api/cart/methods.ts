import { gatewayFor } from '#api/gateways/gateway-for.ts';
import type { GatewayName, Gateways } from '#api/gateways/payment-gateway.ts';
import type { Item } from './line-item.ts';

export type PaymentMethod = {
  readonly code: string;
  readonly title: string;
  readonly is_server_method: true;
  readonly default: boolean;
  readonly message: string | null;
};

export type ShippingMethod = {
  readonly carrier_code: string;
  readonly method_code: string;
  readonly carrier_title: string;
  readonly method_title: string;
  readonly amount: number;
  readonly price_incl_tax: number;
  readonly default: boolean;
  readonly is_server_method: true;
  readonly available: boolean;
};

const CARDS: PaymentMethod = {
  code: 'ccavenuepay',
  title: 'Cards, UPI and net banking (CCAvenue)',
  is_server_method: true,
  default: true,
  message: null,
};
const PAYPAL: PaymentMethod = {
  code: 'paypalstandard',
  title: 'PayPal',
  is_server_method: true,
  default: false,
  message: null,
};
const CASH: PaymentMethod = {
  code: 'cashondelivery',
  title: 'Cash on delivery',
  is_server_method: true,
  default: false,
  message: 'Keep exact change ready.',
};

/** The one way to ship, free of charge. Contract, section 4. */
export const COURIER: ShippingMethod = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'DPD',
  method_title: 'DPD Courier',
  amount: 0,
  price_incl_tax: 0,
  default: true,
  is_server_method: true,
  available: true,
};

/** Virtual and downloadable products are not carried to anybody. */
export function isSent({ product: { type_id: type } }: Item): boolean {
  return type !== 'virtual' && type !== 'downloadable';
}

/** Something has to be carried to the shopper. */
export function hasShippable(items: readonly Item[]): boolean {
  return items.some(isSent);
}

/** What a gateway that takes money adds to them, in front. */
const BY_GATEWAY: Readonly<Record<GatewayName, PaymentMethod>> = {
  razorpay: { ...CARDS, code: 'razorpay', title: 'UPI, cards and net banking (Razorpay)' },
  stripe: { ...CARDS, code: 'stripe', title: 'Cards (Stripe)' },
};

/** Where a cart is paid for: the gateways of the shop, and where it goes. */
export type Paying = { readonly gateways: Gateways; readonly country: string };

type Asked = {
  readonly shop: Pick<Paying, 'gateways'>;
  readonly call: Pick<Paying, 'country'>;
};

export function payingFor({ shop: { gateways }, call: { country } }: Asked): Paying {
  return { gateways, country };
}

/** Cash is for goods delivered in India only. Source: contract, GET /api/cart/payment-methods. */
export function paymentMethodsFor({ gateways, country }: Paying, shippable: boolean): readonly PaymentMethod[] {
  const cash = country === 'IN' && shippable ? [CASH] : [];
  const gateway = gatewayFor(gateways, country);
  if (gateway === null) return [CARDS, PAYPAL, ...cash];
  return [BY_GATEWAY[gateway], { ...CARDS, default: false }, PAYPAL, ...cash];
}

/** An empty cart is shown the courier too: only a cart of nothing but virtual products needs none. */
export function shippingMethodsFor(items: readonly Item[]): readonly ShippingMethod[] {
  return items.length === 0 || hasShippable(items) ? [COURIER] : [];
}
