import { TODAY } from './open-test-api.ts';

/** Where test orders go. */
export const ADDRESS = {
  region: 'Maharashtra',
  region_id: 0,
  region_code: 'MH',
  country_id: 'IN',
  street: ['12B', 'Hill Road, Bandra West'],
  postcode: '400050',
  city: 'Mumbai',
  firstname: 'Meera',
  lastname: 'Iyer',
  email: 'meera.iyer@mail.test',
  telephone: '+91 98200 00000',
};

/** An address in the United States. */
export const ADDRESS_IN_US = {
  ...ADDRESS,
  region: 'New York',
  region_code: 'NY',
  country_id: 'US',
  street: ['4C', '350 Fifth Avenue'],
  postcode: '10118',
  city: 'New York',
};

export function newOrderId(): string {
  return `${TODAY}-${crypto.randomUUID()}`;
}

export type OrderChanges = {
  readonly products?: readonly unknown[];
  readonly cart_id?: string;
  readonly information?: object;
};

/** The body of an order: one tee for cash on delivery, where nothing else is said. */
export function orderBody(id: string, { products, cart_id = '', information = {} }: OrderChanges = {}) {
  return {
    order_id: id,
    cart_id,
    products: products ?? [{ sku: 'RT-TE-220', name: 'Organic Cotton Tee', qty: 1, price: 1 }],
    addressInformation: {
      shippingAddress: ADDRESS,
      billingAddress: ADDRESS,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
      payment_method_code: 'cashondelivery',
      payment_method_additional: {},
      ...information,
    },
  };
}
