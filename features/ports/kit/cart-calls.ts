import { kurtaLine } from '#adapters/contracts/samples.ts';
import type { CartId, CartLine, LineOption } from '#domain/cart/cart.ts';
import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { lineOf } from '#domain/cart/line-of.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { priceOf } from '#domain/pricing/price-tag.ts';
import { withValue } from '#domain/shared/reply.ts';
import { list, number, said, seen, text } from './port-limits.ts';
import type { Calls, Said } from './said.ts';
import { seenLine, seenTotals } from './seen-cart.ts';

/** What the calls of the cart are through the port. A port always names a way to pay and to send. */
export const cartCalls: Calls = {
  cartCreate: ({ ports }) => ports.cart.create(),
  cartUpdate: async (call) => withValue(await call.ports.cart.update(cartOf(call), lineSaid(call)), seenLine),
  cartDelete: (call) => {
    const { sku, item_id = 0 } = said(said(call.body, 'cartItem')['cartItem'], 'sku', 'item_id');
    return call.ports.cart.remove(cartOf(call), { sku: skuOf(text(sku)), id: number(item_id) });
  },
  cartPull: pull,
  cartPullPost: pull,
  cartTotals: async (call) => withValue(await call.ports.cart.totals(cartOf(call)), seenTotals),
  cartPaymentMethods: (call) => call.ports.cart.paymentMethods(cartOf(call)),
  cartShippingMethods: (call) => shippingMethods(call, null),
  cartEstimateShippingMethods: (call) => shippingMethods(call, addressSaid(said(call.body, 'address')['address'])),
  cartShippingInformation: async (call) => {
    const { addressInformation } = said(call.body, 'addressInformation');
    const information = said(addressInformation, 'shippingAddress', 'billingAddress', ...CARRIER);
    const shipping = addressSaid(information['shippingAddress']);
    const billing = addressSaid(information['billingAddress'] ?? information['shippingAddress']);
    const reply = await call.ports.cart.chooseShipping(cartOf(call), {
      shipping,
      billing,
      ...carrierSaid(information),
    });
    return withValue(reply, ({ methods, totals }) => seen({ payment_methods: methods, totals: seenTotals(totals) }));
  },
  cartCollectTotals: async (call) => {
    const methods = said(said(call.body, 'methods')['methods'], 'paymentMethod', ...CARRIER);
    const payment = text(said(methods['paymentMethod'] ?? { method: 'ccavenuepay' }, 'method')['method']);
    const choice = { payment, ...carrierSaid(methods) };
    return withValue(await call.ports.cart.collectTotals(cartOf(call), choice), seenTotals);
  },
  cartApplyCoupon: (call) => call.ports.cart.applyCoupon(cartOf(call), call.query['coupon'] ?? ''),
  cartDeleteCoupon: (call) => call.ports.cart.removeCoupon(cartOf(call)),
};

const CARRIER = ['shippingCarrierCode', 'shippingMethodCode'];

function cartOf({ query }: Said): CartId {
  return text(query['cartId']) as CartId;
}

async function pull(call: Said) {
  return withValue(await call.ports.cart.pull(cartOf(call)), (lines) => lines.map(seenLine));
}

/** A line as the domain makes it for a visitor who has the product in view. */
export function lineInView({ soldAs, ports }: Said, sku: string, quantity: number): CartLine {
  const found = soldAs(sku);
  if (!found) return { ...kurtaLine, sku: skuOf(sku), quantity, options: [] };
  const price = priceOf((found.variant ?? found.product).prices, ports.market());
  return lineOf({ ...found, price, address: '' }, quantity);
}

function lineSaid(call: Said): CartLine {
  const item = said(said(call.body, 'cartItem')['cartItem'], 'sku', 'qty', 'item_id', 'product_option');
  const { sku, qty, item_id, product_option } = item;
  const line = lineInView(call, text(sku), number(qty));
  const known = item_id === undefined ? null : { id: number(item_id), quantity: line.quantity, cartId: cartOf(call) };
  return {
    ...line,
    options: product_option === undefined ? line.options : optionsSaid(product_option),
    serverItem: known,
  };
}

function optionsSaid(value: unknown): readonly LineOption[] {
  const chosen = said(said(value, 'extension_attributes')['extension_attributes'], 'configurable_item_options');
  return list(chosen['configurable_item_options']).map((option) => {
    const { option_id, option_value, ...words } = said(option, 'option_id', 'option_value', 'label', 'value');
    const { label = '', value: word = '' } = words;
    return { attributeId: number(option_id), valueId: number(option_value), label: text(label), value: text(word) };
  });
}

async function shippingMethods(call: Said, address: CartAddress | null) {
  return withValue(await call.ports.cart.shippingMethods(cartOf(call), address), (methods) =>
    methods.map(({ carrierCode, methodCode, title, amount }) =>
      seen({ carrier_code: carrierCode, method_code: methodCode, method_title: title, amount }),
    ),
  );
}

const ADDRESS = ['region', 'region_id', 'region_code', 'country_id', 'street', 'postcode', 'city'];
const PERSON = ['firstname', 'lastname', 'email', 'telephone'];

export function addressSaid(value: unknown): CartAddress {
  const wire = said(value, ...ADDRESS, ...PERSON);
  const part = (name: string) => text(wire[name] ?? '');
  return {
    country: text(wire['country_id']),
    region: part('region'),
    street: list(wire['street'] ?? []).map(text),
    postcode: part('postcode'),
    city: part('city'),
    firstName: part('firstname'),
    lastName: part('lastname'),
    email: part('email'),
    phone: part('telephone'),
  };
}

function carrierSaid(fields: Readonly<Record<string, unknown>>) {
  const { shippingCarrierCode = 'flatrate', shippingMethodCode = 'flatrate' } = fields;
  return { carrierCode: text(shippingCarrierCode), methodCode: text(shippingMethodCode) };
}
