import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { orderIdOf, type PlacedLine, type PlacedOrder, type Placement } from '#domain/orders/order.ts';
import type { OrderGateway } from '#domain/orders/order-gateway.ts';
import { parseOrder, parsePlacement, type WireAddress, type WireOrder, type WireOrderItem } from '#wire/parse-order.ts';
import { mapped, type ValueOf } from '#wire/parser.ts';
import { orderRequestOf } from './order-words.ts';
import type { Transport } from './transport.ts';
import { isPageLink } from './web-address.ts';

const readPlacement = mapped(parsePlacement, placementOf);
const readOrder = mapped(parseOrder, placedOrderOf);

/** Orders over HTTP, each sent in the world it was placed in. */
export function createHttpOrderGateway({ transport }: { readonly transport: Transport }): OrderGateway {
  return {
    place: (order) =>
      transport.send({
        method: 'POST',
        url: '/api/order',
        auth: 'token',
        body: orderRequestOf(order),
        world: { country: order.country, currency: order.currency },
        limit: 'order',
        parse: readPlacement,
      }),
    get: (id) =>
      transport.send({
        method: 'GET',
        url: `/api/order/get?orderId=${encodeURIComponent(id)}`,
        auth: 'token',
        parse: readOrder,
      }),
  };
}

/** A page to pay on is followed without asking the shopper, so only an address of the web is taken. */
function placementOf({ orderNumber, grand_total, redirect_url }: ValueOf<typeof parsePlacement>): Placement {
  const redirectUrl = redirect_url && isPageLink(redirect_url) ? redirect_url : null;
  return { number: orderNumber, total: grand_total, redirectUrl };
}

function placedOrderOf(wire: WireOrder): PlacedOrder {
  return {
    id: orderIdOf(wire.order_id),
    number: wire.increment_id,
    createdAt: wire.created_at,
    status: wire.status,
    firstName: wire.customer_firstname,
    email: wire.customer_email,
    lines: wire.items.map(placedLineOf),
    subtotal: wire.subtotal_incl_tax,
    discount: wire.discount_amount,
    shipping: wire.shipping_amount,
    tax: wire.tax_amount,
    total: wire.grand_total,
    shippingAddress: wire.shipping_address && cartAddressOf(wire.shipping_address),
    shippingTitle: wire.shipping_description,
    paymentMethod: wire.payment.method,
    paymentTitle: wire.payment.title,
  };
}

function placedLineOf(item: WireOrderItem): PlacedLine {
  return {
    sku: item.sku,
    name: item.name,
    pieces: item.qty_ordered,
    price: item.price_incl_tax,
    total: item.row_total_incl_tax,
    image: item.image,
    options: item.options,
  };
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
  };
}
