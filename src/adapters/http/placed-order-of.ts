import type {
  WireAddress,
  WireCancellation,
  WireOrder,
  WireOrderItem,
  WirePastOrder,
  WireReturn,
  WireShipment,
} from '#adapters/wire/parse-order.ts';
import type { PastOrder } from '#domain/account/order-history.ts';
import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import type { Cancellation } from '#domain/orders/cancellation.ts';
import { orderIdOf, type PlacedLine, type PlacedOrder } from '#domain/orders/order.ts';
import type { OrderReturn } from '#domain/orders/order-return.ts';
import type { Shipment } from '#domain/orders/shipment.ts';
import type { Day } from '#domain/shared/clock.ts';
import { moneyOf } from '#domain/shared/money.ts';

/** An order of the API in the words of the shop. */
export function placedOrderOf(wire: WireOrder): PlacedOrder {
  return {
    id: orderIdOf(wire.order_id),
    number: wire.increment_id,
    createdAt: wire.created_at,
    status: wire.status,
    isMasked: wire.is_masked,
    firstName: wire.customer_firstname,
    email: wire.customer_email,
    lines: wire.items.map(placedLineOf),
    subtotal: moneyOf(wire.subtotal_incl_tax),
    discount: moneyOf(wire.discount_amount),
    shipping: moneyOf(wire.shipping_amount),
    tax: moneyOf(wire.tax_amount),
    storeCredit: moneyOf(wire.store_credit_amount),
    total: moneyOf(wire.grand_total),
    shippingAddress: wire.shipping_address && cartAddressOf(wire.shipping_address),
    billingAddress: cartAddressOf(wire.billing_address),
    shippingTitle: wire.shipping_description,
    paymentMethod: wire.payment.method,
    paymentTitle: wire.payment.title,
    paymentPage: pageIn(wire.payment.page_url),
    shipments: wire.shipments.items.map(shipmentOf),
    isCancelable: wire.is_cancelable,
    isWithdrawable: wire.is_withdrawable,
    cancellation: wire.cancellation && cancellationOf(wire.cancellation),
    returns: wire.returns && { until: dayOf(wire.return_until), asked: wire.returns.items.map(returnOf) },
  };
}

/** The same with what the history tells besides. */
export function pastOrderOf(wire: WirePastOrder): PastOrder {
  return {
    ...placedOrderOf(wire),
    entityId: wire.entity_id,
    lines: wire.items.map((item) => ({ ...placedLineOf(item), parentSku: item.parent_sku || item.sku })),
  };
}

/** A return of the API in the words of the shop. */
export function returnOf(wire: WireReturn): OrderReturn {
  return {
    id: wire.return_id,
    number: wire.number,
    status: wire.status,
    askedAt: wire.asked_at,
    receivedAt: wire.received_at,
    refundedAt: wire.refunded_at,
    refusedAt: wire.refused_at,
    refusal: wire.refusal,
    items: wire.items.map(({ item_id: item, qty: quantity }) => ({ item, quantity })),
    amount: moneyOf(wire.amount),
    storeCredit: moneyOf(wire.store_credit_amount),
  };
}

function cancellationOf({ canceled_at: canceledAt, amount, refunded_at: refundedAt }: WireCancellation): Cancellation {
  return { canceledAt, amount: amount === null ? null : moneyOf(amount), refundedAt };
}

/** A page of the web, told in full; null for any other address. */
function pageIn(address: string | null): string | null {
  return address !== null && /^https?:\/\//i.test(address) ? address : null;
}

function dayOf(text: string | null): Day | null {
  return text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null;
}

function placedLineOf(item: WireOrderItem): PlacedLine {
  return {
    item: item.item_id,
    isReturnable: item.is_returnable,
    sku: item.sku,
    name: item.name,
    quantity: item.qty_ordered,
    price: moneyOf(item.price_incl_tax),
    net: item.price === null ? null : moneyOf(item.price),
    total: moneyOf(item.row_total_incl_tax),
    discount: moneyOf(item.discount_amount),
    image: item.image,
    makeDays: item.make_days,
    options: item.options,
  };
}

/** A link of the carrier's is followed only where it leads to a page of the web. */
function shipmentOf({ carrier, number, url, shipped_at, delivered_at }: WireShipment): Shipment {
  return { carrier, number, link: pageIn(url), shippedAt: shipped_at, deliveredAt: delivered_at };
}

function cartAddressOf(wire: WireAddress): CartAddress {
  return {
    country: wire.country_id,
    region: wire.region,
    street: wire.street,
    postcode: wire.postcode,
    city: wire.city,
    firstName: wire.firstname,
    lastName: wire.lastname,
    email: wire.email,
    phone: wire.telephone,
    ...(wire.company && { company: wire.company }),
    ...(wire.vat_id && { taxId: wire.vat_id }),
  };
}
