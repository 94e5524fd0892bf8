import { type Order, orderIdOf } from '#domain/orders/order.ts';
import type { CustomerId } from '#domain/session/customer.ts';
import { moneyOf, times } from '#domain/shared/money.ts';
import { lineForShop } from './memory-products.ts';
import type { Person, ProductSpec } from './world-facts.ts';

type Facts = {
  /** Null for a guest. */
  readonly owner: CustomerId | null;
  readonly person: Person;
  readonly spec: ProductSpec;
  readonly quantity: number;
  /** Where it goes: to Mumbai, or to Berlin. */
  readonly country?: 'IN' | 'DE';
  /** When it was ordered, in ms since 1970. */
  readonly at: number;
};

const places = {
  IN: {
    ...{ region: 'Maharashtra', city: 'Mumbai', street: ['12B', 'Hill Road, Bandra West'] },
    ...{ postcode: '400050', phone: '+919820012345' },
  },
  DE: { region: '', city: 'Berlin', street: ['Ackerstraße 12', ''], postcode: '10115', phone: '+493012345678' },
};

/** An order as a device sends it: some pieces of a product without variants, paid at a door in Mumbai, or by card from Berlin. */
export function orderOf({ owner, person, spec, quantity, at, country = 'IN' }: Facts): Order {
  const { firstName, lastName, email } = person;
  const moment = new Date(at).toISOString();
  const address = {
    ...{ firstName, lastName, email, country, ...places[country] },
  };
  const { productId, serverItem, replaces, rejection, stock, ...line } = lineForShop(spec, quantity);
  return {
    id: orderIdOf(`${at}-${crypto.randomUUID()}`),
    hash: `${spec.sku}*${quantity}`,
    ...{ createdAt: moment, updatedAt: moment, status: 'sending', hasLeftCart: false },
    ...{ owner, storeCode: null, country, currency: 'INR', cartId: '', lines: [{ ...line, id: productId }] },
    ...{ shippingAddress: address, billingAddress: address, carrierCode: 'flatrate', methodCode: 'flatrate' },
    ...{
      paymentMethod: country === 'IN' ? 'cashondelivery' : 'ccavenuepay',
      paymentChannel: null,
      coupon: null,
      total: times(moneyOf(spec.price), quantity),
      typed: null,
    },
  };
}
