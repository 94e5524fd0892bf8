import type { CartId, CartLine, LineOption } from '#domain/cart/cart.ts';
import type { CartAddress, MethodChoice, ServerItem, ShippingChoice } from '#domain/cart/cart-gateway.ts';
import type { LinePart } from '#domain/cart/line-parts.ts';

/** A line as cart/update takes it; the server's item id only where it belongs to this cart (CART-51). */
export function cartItemOf(cart: CartId, line: CartLine) {
  const known = line.serverItem?.cartId === cart ? { item_id: line.serverItem.id } : {};
  const options = productOptionOf(line);
  const chosen = options ? { product_option: options } : {};
  return { cartItem: { sku: line.sku, qty: line.quantity, ...known, quoteId: cart, ...chosen } };
}

export function removalOf(cart: CartId, { sku, id }: Pick<ServerItem, 'sku' | 'id'>) {
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

/** What was chosen of a line as the shop takes it; null when there was nothing to choose. */
export function productOptionOf({ options, parts }: Pick<CartLine, 'options' | 'parts'>) {
  const chosen = {
    configurable_item_options: options.map(itemOptionOf),
    bundle_options: parts.flatMap((part) => (part.kind === 'bundle' ? [bundleOptionOf(part)] : [])),
    custom_options: parts.flatMap((part) => (part.kind === 'custom' ? [customOptionOf(part)] : [])),
  };
  const given = Object.entries(chosen).filter(([, list]) => list.length > 0);
  return given.length === 0 ? null : { extension_attributes: Object.fromEntries(given) };
}

type Part<Kind> = Extract<LinePart, { readonly kind: Kind }>;

function bundleOptionOf({ option, quantity, selections }: Part<'bundle'>) {
  return { option_id: option, option_qty: quantity, option_selections: selections };
}

function customOptionOf({ option, choice }: Part<'custom'>) {
  return { option_id: option, option_value: choice };
}

function itemOptionOf({ attributeId, valueId, label, value }: LineOption) {
  return { option_id: String(attributeId), option_value: String(valueId), label, value };
}

/** An address as the shop takes it: what is not known yet is left out. */
export function addressOf(address: CartAddress): Readonly<Record<string, unknown>> {
  const fields = {
    region: address.region,
    country_id: address.country,
    street: address.street.filter(Boolean),
    postcode: address.postcode,
    city: address.city,
    firstname: address.firstName,
    lastname: address.lastName,
    email: address.email,
    telephone: address.phone,
    company: address.company ?? '',
    vat_id: address.taxId ?? '',
  };
  const known = Object.entries(fields).filter(([, value]) => value.length > 0);
  return {
    region_id: 0, // unknown (contract, Address)
    ...Object.fromEntries(known),
  };
}
