import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import { pickedSkus } from '#domain/cart/line-parts.ts';
import { isCashOnDelivery } from '#domain/cart/methods.ts';
import type { Totals } from '#domain/cart/totals.ts';
import { isShippable, type Sku } from '#domain/catalog/product.ts';
import { compactPostcode } from '#domain/checkout/compact.ts';
import { postcodeShapes } from '#domain/checkout/postcode-shapes.ts';
import type { Order, OrderLine, PlacedOrder } from '#domain/orders/order.ts';
import { type Money, nothing } from '#domain/shared/money.ts';
import type { Failure } from '#domain/shared/reply.ts';
import { isSellable } from '#domain/stock/availability.ts';
import { haveSamePrices } from '#domain/storeview/have-same-prices.ts';
import { countryIdOf } from '#domain/storeview/store-view.ts';
import { isDeliveredTo, takesCashAt } from './delivered-pins.ts';
import { type MemoryProducts, stockItemOf } from './memory-products.ts';
import {
  cashNotTaken,
  notDeliveredTo,
  notOffered,
  notSentTo,
  pricedElsewhere,
  productNotAvailable,
} from './order-refusals.ts';
import { canShip, isVirtual, paidByTitle, paymentMethodsOf } from './shop-cart.ts';
import { netOf } from './shop-cart-totals.ts';

/** The payment of an order is waited for. */
export const OPEN = 'pending_payment';
export const PAID = 'processing';
export const FAILED = 'canceled';

/** Why the shop does not take an order; null when it does. Where it goes and how it is paid and sent is looked at first. */
export function refusalOf(order: Order, products: MemoryProducts | null): Failure | null {
  const { lines, shippingAddress, billingAddress, paymentMethod } = order;
  const sold = lines.map((line) => products?.find(line.sku)?.product ?? line); // what a line says of its type counts for nothing
  const isPaid = paymentMethodsOf(sold, countryIdOf(order)).some(({ code }) => code === paymentMethod);
  const isShipped = isVirtual(sold) || (shippingAddress !== null && canShip(sold, order));
  if (!isPaid || !isShipped) return notOffered;
  const destination = isVirtual(sold) ? billingAddress : (shippingAddress ?? billingAddress);
  if (!haveSamePrices(destination.country, order.country)) return pricedElsewhere;
  const unreached = isVirtual(sold)
    ? null
    : (notSent(destination, lines, products) ?? notDelivered(destination, paymentMethod));
  if (unreached) return unreached;
  const missing = products && lines.find((line) => !isThere(products, line, quantityOf(order, line.sku)));
  return missing ? productNotAvailable(missing.sku) : null;
}

function notSent(
  { country }: CartAddress,
  lines: readonly OrderLine[],
  products: MemoryProducts | null,
): Failure | null {
  const names = lines.flatMap(({ sku, parts }) => {
    const product = products?.find(sku)?.product;
    if (!product || !isShippable(product)) return [];
    const chosen = pickedSkus(product.bundle, parts).map((part) => products?.find(part)?.product);
    const isKept = [product, ...chosen].some((each) => each?.notSentTo?.includes(country));
    return isKept ? [product.name] : [];
  });
  return names.length > 0 ? notSentTo(country, [...new Set(names)]) : null;
}

function notDelivered({ country, postcode }: CartAddress, paymentMethod: string): Failure | null {
  const pinCode = compactPostcode(postcode);
  if (country !== 'IN' || !postcodeShapes.IN.test(pinCode)) return null;
  if (!isDeliveredTo(pinCode)) return notDeliveredTo(pinCode);
  return isCashOnDelivery(paymentMethod) && !takesCashAt(pinCode) ? cashNotTaken(pinCode) : null;
}

/** Takes what was ordered out of the stock, or puts it back. */
export function moveStock({ lines }: Order, products: MemoryProducts, way: 'out' | 'back'): void {
  for (const { sku, quantity } of lines) {
    const item = products.find(sku);
    const left = item && (item.variant ?? item.product).stock.quantity + (way === 'out' ? -quantity : quantity);
    if (left !== null) products.leave(sku, left);
  }
}

function isThere(products: MemoryProducts, { sku, options }: OrderLine, quantity: number): boolean {
  const item = stockItemOf(products, { sku, options });
  if (!item) return false;
  const { stock } = item.variant ?? item.product;
  return isSellable(stock) && stock.quantity >= quantity;
}

function quantityOf({ lines }: Order, sku: Sku): number {
  return lines.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0);
}

/** The order as the shop shows it; `lines` are those of the order at the shop's own prices. */
export function placedOrderOf(order: Order, number: string, lines: readonly OrderLine[], totals: Totals): PlacedOrder {
  const { id, createdAt, shippingAddress, paymentMethod, billingAddress } = order;
  const { subtotal, discount, shipping, tax, storeCredit, grandTotal } = totals;
  return {
    id,
    number,
    createdAt,
    status: statusOf(paymentMethod, grandTotal),
    isMasked: false,
    firstName: billingAddress.firstName,
    email: billingAddress.email,
    lines: lines.map(({ sku, name, quantity, price, image, options, makeDays }, at) => {
      const words = options.map(({ label, value }) => ({ label, value }));
      const { total = nothing, discount: taken = nothing } = totals.lines[at] ?? {};
      const net = netOf(price, countryIdOf(order));
      return {
        item: at + 1,
        isReturnable: isTakenBack(lines[at]),
        sku,
        name,
        quantity,
        price,
        net,
        total,
        discount: taken,
        image,
        makeDays: makeDays || null,
        options: words,
      };
    }),
    ...{ subtotal, discount, shipping, tax, storeCredit, total: grandTotal },
    ...{ shippingAddress, billingAddress },
    shippingTitle: 'DPD Courier',
    paymentMethod,
    paymentTitle: paidByTitle(order),
    ...JUST_PLACED,
  };
}

const JUST_PLACED = { shipments: [], isCancelable: true, cancellation: null, returns: { until: null, asked: [] } };

/** What nobody sends is not given back, nor what was made to measure. */
function isTakenBack(line: OrderLine | undefined): boolean {
  return line !== undefined && isShippable(line) && !line.parts.some(({ kind }) => kind === 'custom');
}

/** What is told of an order to whoever may not know whose it is. */
export function maskedOrderOf(order: PlacedOrder): PlacedOrder {
  const { shippingAddress, billingAddress } = order;
  const masked = ({ country }: CartAddress): CartAddress => ({ ...nowhere, country });
  const people = { firstName: '', email: '', billingAddress: masked(billingAddress) };
  return {
    ...order,
    ...people,
    shipments: [],
    returns: null,
    isCancelable: null,
    isWithdrawable: null,
    cancellation: order.cancellation ? { ...order.cancellation, amount: null, refundedAt: null } : null,
    isMasked: true,
    shippingAddress: shippingAddress && masked(shippingAddress),
  };
}

const nowhere: Omit<CartAddress, 'country'> = {
  ...{ region: '', street: [], postcode: '', city: '' },
  ...{ firstName: '', lastName: '', email: '', phone: '' },
};

/** Cash is collected later, and nothing is due of what a coupon has paid; the gateways are waited for. */
function statusOf(method: string, due: Money): string {
  if (isCashOnDelivery(method)) return 'pending';
  return due === nothing ? PAID : OPEN;
}
