import type { CartId, CartLine, LineOption } from '#domain/cart/cart.ts';
import type { CartAddress, MethodChoice, ShippingChoice, ShopsLine } from '#domain/cart/cart-gateway.ts';

/** A line as cart/update takes it; the shop's line id only where it belongs to this cart (CART-51). */
export function cartItemOf(cart: CartId, line: CartLine) {
  const known = line.shopsLine?.cartId === cart ? { item_id: line.shopsLine.id } : {};
  const options = productOptionOf(line);
  const chosen = options ? { product_option: options } : {};
  return { cartItem: { sku: line.sku, qty: line.pieces, ...known, quoteId: cart, ...chosen } };
}

export function removalOf(cart: CartId, { sku, id }: Pick<ShopsLine, 'sku' | 'id'>) {
  return { cartItem: { sku, item_id: id, quoteId: cart } };
}

export function shippingOf({ shipping, billing, carrierCode, methodCode }: ShippingChoice) {
  return {
    addressInformation: {
      shippingAddress: addressOf(shipping),
      billingAddress: addressOf(billing),
      shippingCarrierCode: carrierCode,
      shippingMethodCode: methodCode,
    },
  };
}

export function methodsOf({ payment, carrierCode, methodCode }: MethodChoice) {
  return {
    methods: { paymentMethod: { method: payment }, shippingCarrierCode: carrierCode, shippingMethodCode: methodCode },
  };
}

/** The options of a line as the shop takes them; null when there are none. */
export function productOptionOf({ options }: Pick<CartLine, 'options'>) {
  if (options.length === 0) return null;
  return { extension_attributes: { configurable_item_options: options.map(itemOptionOf) } };
}

function itemOptionOf({ attributeId, valueId, label, value }: LineOption) {
  return { option_id: String(attributeId), option_value: String(valueId), label, value };
}

/** An address as the shop takes it: what is not known yet is left out. */
export function addressOf(address: CartAddress): Readonly<Record<string, unknown>> {
  const fields = {
    region: address.region,
    region_id: 0, // unknown (contract, Address)
    country_id: address.country,
    street: address.street.filter(Boolean),
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstName,
    lastname: address.lastName,
    email: address.email,
    telephone: address.phone,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: string | number | readonly string[]): boolean {
  return typeof value !== 'number' && value.length === 0;
}
