import { parseDone, parseIsTrue } from '#adapters/wire/parse-cart-line.ts';
import type { Parser } from '#adapters/wire/parser.ts';
import type { CartId } from '#domain/cart/cart.ts';
import type { CartGateway } from '#domain/cart/cart-gateway.ts';
import * as read from './cart-answers.ts';
import { addressOf, cartItemOf, methodsOf, removalOf, shippingOf } from './cart-words.ts';
import type { Call, Transport } from './transport.ts';

/** The server's cart over HTTP; all its calls lie below /api/cart (CART-78). */
export function createHttpCartGateway({ transport }: { readonly transport: Transport }): CartGateway {
  return {
    create: (auth = 'visitor') =>
      transport.send({ method: 'POST', url: '/api/cart/create', auth, parse: read.readCartId }),
    pull: (id) => transport.send(get('pull', id, read.readLines)),
    update: (id, line) => transport.send({ ...post('update', id, read.readLine), body: cartItemOf(id, line) }),
    remove: (id, line) => transport.send({ ...post('delete', id, parseDone), body: removalOf(id, line) }),
    totals: (id) => transport.send(get('totals', id, read.readTotals)),
    paymentMethods: (id) => transport.send(get('payment-methods', id, read.readPaymentMethods)),
    shippingMethods: (id, address) => {
      if (!address) return transport.send(get('shipping-methods', id, read.readShippingMethods));
      const body = { address: addressOf(address) };
      return transport.send({ ...post('shipping-methods', id, read.readShippingMethods), body });
    },
    chooseShipping: (id, choice) =>
      transport.send({ ...post('shipping-information', id, read.readShippingInformation), body: shippingOf(choice) }),
    collectTotals: (id, choice) =>
      transport.send({ ...post('collect-totals', id, read.readTotals), body: methodsOf(choice) }),
    applyCoupon: (id, code) => {
      const call = post('apply-coupon', id, parseIsTrue);
      return transport.send({ ...call, url: `${call.url}?coupon=${encodeURIComponent(code)}` });
    },
    removeCoupon: (id) => transport.send(post('delete-coupon', id, parseIsTrue)),
  };
}

function get<T>(name: string, cartId: CartId, parse: Parser<T>): Call<T> {
  return { method: 'GET', url: urlOf(name), auth: 'cart', cartId, parse };
}

function post<T>(name: string, cartId: CartId, parse: Parser<T>): Call<T> {
  return { method: 'POST', url: urlOf(name), auth: 'cart', cartId, parse };
}

function urlOf(name: string): string {
  return `/api/cart/${name}`;
}
