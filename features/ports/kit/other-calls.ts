import { orderLine, sampleOrder } from '#adapters/contracts/samples.ts';
import { type Sku, skuOf } from '#domain/catalog/product.ts';
import { searchQuery } from '#domain/catalog/search-query.ts';
import type { DeliveryEstimate } from '#domain/delivery/delivery-gateway.ts';
import { type OrderLine, orderIdOf, type PlacedOrder } from '#domain/orders/order.ts';
import { timestampAt } from '#domain/shared/clock.ts';
import { majorOf } from '#domain/shared/money.ts';
import { type Reply, withValue } from '#domain/shared/reply.ts';
import { answered } from '../answered.ts';
import type { ShopPorts } from '../shop-ports.ts';
import { addressSaid, lineInView } from './cart-calls.ts';
import { list, NotAskable, number, said, seen, text } from './port-limits.ts';
import type { Calls, Said } from './said.ts';
import { seenStock } from './seen-search.ts';

/** What orders, reviews, size guides, stock and waiting for it, the home page and the newsletter are through their ports. */
export const otherCalls: Calls = {
  orderCreate: async (call) => {
    const reply = await call.ports.orders.place(orderSaid(call));
    if (reply.kind === 'refused' && reply.code === 400) throw new NotAskable('a port shows no list of faults');
    return withValue(reply, ({ number: orderNumber, total, redirectUrl }) =>
      seen({ orderNumber, grand_total: majorOf(total), redirect_url: redirectUrl }),
    );
  },
  orderGet: async ({ ports, query }) => withValue(await ports.orders.get(orderIdOf(query['orderId'] ?? '')), seenOrder),
  orderTrack: async ({ ports, body }) => {
    const { orderId, email } = said(body, 'orderId', 'email');
    return withValue(await ports.orders.track({ order: text(orderId), email: text(email) }), seenOrder);
  },
  reviewCreate: async ({ ports, body }) => {
    const review = said(said(body, 'review')['review'], ...REVIEW);
    const [title, detail, author] = ['title', 'detail', 'nickname'].map((name) => text(review[name]));
    const written = { title: title ?? '', detail: detail ?? '', author: author ?? '', stars: null, fit: null };
    return withValue(await ports.reviews.write(number(review['product_id']), written), () => seen({}));
  },
  sizeGuideCollection: async ({ ports, body }) => {
    const { sku, designer = '' } = said(body, 'sku', 'designer');
    const reply = await ports.sizeGuides.find({ sku: skuOf(text(sku)), designer: text(designer) });
    return withValue(reply, (guide) => seen({ ...guide }));
  },
  stockCheck: async ({ ports, query }): Promise<Reply<unknown>> => {
    const sku = skuOf(text(query['sku']));
    const { level } = await ports.stock.look(sku);
    if (level === 'unsure') throw new NotAskable('a port says unsure, and not why');
    return { kind: 'ok', value: await stockInView(ports, sku) };
  },
  homeData: async ({ ports }) =>
    withValue(await ports.home.sections(), (sections) => seen({ sections: sections.map(seenSection) })),
  stockNotify: async ({ ports, body }) => {
    const { email, sku } = said(body, 'email', 'sku');
    const reply = await ports.restock.ask({ email: text(email ?? ''), sku: skuOf(text(sku)) });
    return withValue(reply, (answer) => (answer === 'noted' ? 'noted' : 'in_stock'));
  },
  priceNotify: async ({ ports, body }) => {
    const { email, skus, groupId = null } = said(body, 'email', 'skus', 'groupId');
    const wait = { skus: list(skus).map(text), groupId: groupId === null ? null : number(groupId) };
    return withValue(await ports.priceFalls.ask({ email: text(email ?? ''), ...wait }), (noted) => ({ skus: noted }));
  },
  deliveryEstimate: async ({ ports, query }) => {
    const skus = text(query['skus']).split(',').map(skuOf);
    const { postcode = '' } = query;
    const reply = await ports.delivery.estimate({ pinCode: postcode, skus });
    return withValue(reply, (estimate) => seenDelivery(postcode, estimate));
  },
  newsletterStatus: async ({ ports, query }) => ports.newsletter.status(query['email'] ?? ''),
  newsletterSubscribe: async ({ ports, body }) => ports.newsletter.subscribe(emailSaid(body)),
  newsletterUnsubscribe: async ({ ports, body }) => ports.newsletter.unsubscribe(emailSaid(body)),
};

function seenDelivery(postcode: string, estimate: DeliveryEstimate): object {
  if (estimate.kind === 'never') {
    const terms = { deliver_by: null, order_before: null, cash_on_delivery: false, home_returns: false };
    return seen({ postcode, is_deliverable: false, ...terms });
  }
  const { day, until, takesCash, collectsReturns } = estimate;
  const days = { deliver_by: day, order_before: timestampAt(until) };
  return seen({ postcode, is_deliverable: true, ...days, cash_on_delivery: takesCash, home_returns: collectsReturns });
}

function emailSaid(body: unknown): string {
  return text(said(body, 'email')['email']);
}

/** How many pieces there are is seen in the product. */
async function stockInView({ search }: ShopPorts, sku: Sku): Promise<object> {
  for (const field of ['sku', 'configurable_children.sku']) {
    const query = searchQuery({ conditions: [{ field, kind: 'is', value: sku }] });
    const [product] = answered(await search.products(query)).items;
    if (product) return seenStock((product.variants.find((variant) => variant.sku === sku) ?? product).stock);
  }
  throw new NotAskable('no port shows the stock of what nobody finds');
}

const REVIEW = ['product_id', 'title', 'detail', 'nickname', 'review_entity'];
const ADDRESSES = ['shippingAddress', 'billingAddress'];
const CODES = ['shipping_carrier_code', 'shipping_method_code', 'payment_method_code'];

function orderSaid(call: Said) {
  const body = said(call.body, 'order_id', 'cart_id', 'products', 'addressInformation');
  const chosen = said(body['addressInformation'], ...ADDRESSES, ...CODES);
  const lines = list(body['products']).map((product) => orderLineSaid(call, product));
  const { shippingAddress: shipping } = chosen;
  const [carrierCode, methodCode, paymentMethod] = CODES.map((name) => text(chosen[name] ?? ''));
  const sample = sampleOrder(text(body['order_id']), { lines, cartId: text(body['cart_id'] ?? '') });
  return {
    ...sample,
    country: call.ports.market().country,
    shippingAddress: shipping === undefined ? null : addressSaid(shipping),
    billingAddress: addressSaid(chosen['billingAddress']),
    carrierCode: carrierCode ?? '',
    methodCode: methodCode ?? '',
    paymentMethod: paymentMethod ?? '',
  };
}

/** What the shopper saw of the price counts for nothing; what the line says of its type is said. */
function orderLineSaid(call: Said, product: unknown): OrderLine {
  const { sku, qty, product_type } = said(product, 'sku', 'qty', 'price', 'product_type');
  const line = orderLine(lineInView(call, text(sku), number(qty)));
  return { ...line, type: product_type === undefined ? line.type : productTypeSaid(product_type) };
}

const TYPES = ['simple', 'virtual'] as const;

function productTypeSaid(value: unknown): OrderLine['type'] {
  const type = TYPES.find((each) => each === value);
  if (type === undefined) throw new NotAskable(`${JSON.stringify(value)} is no type of a line`);
  return type;
}

function seenOrder({ id, number: increment_id, status, isMasked, ...order }: PlacedOrder) {
  const { subtotal, discount, tax, total, lines } = order;
  return seen({
    order_id: id,
    increment_id,
    status,
    is_masked: isMasked,
    subtotal_incl_tax: majorOf(subtotal),
    discount_amount: majorOf(discount),
    tax_amount: majorOf(tax),
    grand_total: majorOf(total),
    items: lines.map(({ sku, quantity, price }) =>
      seen({ sku, qty_ordered: quantity, price_incl_tax: majorOf(price) }),
    ),
  });
}

type Section = Extract<Awaited<ReturnType<Said['ports']['home']['sections']>>, { kind: 'ok' }>['value'][number];

function seenSection(section: Section): object {
  if (section.kind !== 'products') return seen({ type: section.kind });
  const { source } = section;
  return seen({
    type: 'product_slider',
    skus: source.kind === 'skus' ? source.skus : [],
    category_id: source.kind === 'category' ? source.id : null,
    category_name: source.kind === 'category-name' ? source.name : null,
  });
}
