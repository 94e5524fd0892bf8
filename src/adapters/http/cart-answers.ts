import { parseCartId, parseCartLine, parseCartLines, type WireCartLine } from '#adapters/wire/parse-cart-line.ts';
import {
  parsePaymentMethods,
  parseShippingInformation,
  parseShippingMethods,
  type WirePaymentMethod,
  type WireShippingMethod,
} from '#adapters/wire/parse-methods.ts';
import { parseTotals, type WireTotals } from '#adapters/wire/parse-totals.ts';
import { mapped } from '#adapters/wire/parser.ts';
import type { CartId } from '#domain/cart/cart.ts';
import type { ServerItem } from '#domain/cart/cart-gateway.ts';
import type { LinePart } from '#domain/cart/line-parts.ts';
import type { PaymentMethod, ShippingMethod } from '#domain/cart/methods.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { moneyOf } from '#domain/shared/money.ts';

function cartIdOf(text: string): CartId {
  return text as CartId;
}

function serverItemOf(wire: WireCartLine): ServerItem {
  const chosen = wire.product_option.extension_attributes;
  return {
    id: wire.item_id,
    cartId: cartIdOf(wire.quote_id),
    sku: skuOf(wire.sku),
    parentSku: skuOf(wire.parent_sku),
    quantity: wire.qty,
    name: wire.name,
    price: moneyOf(wire.price_incl_tax),
    type: wire.product_type,
    image: wire.image,
    options: chosen.configurable_item_options.map((option) => ({
      attributeId: option.option_id,
      valueId: option.option_value,
      label: option.label,
      value: option.value,
    })),
    parts: [...chosen.bundle_options.map(bundlePartOf), ...chosen.custom_options.map(customPartOf)],
  };
}

type Chosen = WireCartLine['product_option']['extension_attributes'];

function bundlePartOf(wire: Chosen['bundle_options'][number]): LinePart {
  const { option_id, option_qty, option_selections } = wire;
  return {
    kind: 'bundle',
    option: option_id,
    selections: option_selections,
    quantity: option_qty,
    label: '',
    value: '',
  };
}

function customPartOf({ option_id, option_value }: Chosen['custom_options'][number]): LinePart {
  return { kind: 'custom', option: option_id, choice: option_value, label: '', value: '' };
}

export function totalsOf(wire: WireTotals): Totals {
  return {
    subtotal: moneyOf(wire.subtotal_incl_tax),
    discount: moneyOf(wire.discount_amount),
    shipping: moneyOf(wire.shipping_incl_tax),
    tax: moneyOf(wire.tax_amount),
    storeCredit: moneyOf(wire.store_credit_amount),
    grandTotal: moneyOf(wire.grand_total),
    coupon: wire.coupon_code,
    promoMessage: wire.promo_message,
    segments: wire.total_segments.map((segment) => ({ ...segment, value: moneyOf(segment.value) })),
    lines: wire.items.map((item) => ({
      id: item.item_id,
      quantity: item.qty,
      total: moneyOf(item.row_total_incl_tax),
      discount: moneyOf(item.discount_amount),
      options: item.options,
    })),
  };
}

function paymentMethodsOf(wire: readonly WirePaymentMethod[]): readonly PaymentMethod[] {
  return wire.map(({ code, title, is_server_method, default: isDefault, message }) => ({
    code,
    title,
    isServerMethod: is_server_method,
    isDefault,
    message,
  }));
}

/** A method that is not available is dropped (contract, ShippingMethod). */
function shippingMethodsOf(wire: readonly WireShippingMethod[]): readonly ShippingMethod[] {
  return wire
    .filter(({ available }) => available)
    .map((method) => ({
      carrierCode: method.carrier_code,
      methodCode: method.method_code,
      title: method.method_title,
      amount: moneyOf(method.amount),
      priceInclTax: moneyOf(method.price_incl_tax),
      isDefault: method.default,
      isServerMethod: method.is_server_method,
    }));
}

export const readCartId = mapped(parseCartId, cartIdOf);
export const readLine = mapped(parseCartLine, serverItemOf);
export const readLines = mapped(parseCartLines, (lines) => lines.map(serverItemOf));
export const readTotals = mapped(parseTotals, totalsOf);
export const readPaymentMethods = mapped(parsePaymentMethods, paymentMethodsOf);
export const readShippingMethods = mapped(parseShippingMethods, shippingMethodsOf);
export const readShippingInformation = mapped(parseShippingInformation, ({ payment_methods, totals }) => ({
  methods: paymentMethodsOf(payment_methods),
  totals: totalsOf(totals),
}));
