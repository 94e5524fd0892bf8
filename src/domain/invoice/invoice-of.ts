import type { CartAddress } from '#domain/cart/cart-gateway.ts';
import type { PlacedLine, PlacedOrder } from '#domain/orders/order.ts';
import { type BasisPoints, minus, nothing, plus, sumOf } from '#domain/shared/money.ts';
import { withoutTax } from '#domain/shared/shares.ts';
import { rateBetween } from './gst-rate.ts';
import { gstinIn, stateOfGstin } from './gstin.ts';
import { type IndianState, stateNamed } from './indian-states.ts';
import type { Invoice, InvoiceLine } from './invoice.ts';
import { type Seller, tariffCodeOf } from './seller.ts';
import { addShares, splitTax } from './split-tax.ts';

/**
 * The invoice of an order. Null where there is none to give, or where it would have to say what the order does not tell: an
 * order that may not come about, goes abroad or to a state that nobody named, or whose lines do not add up to its sums.
 */
export function invoiceOf(order: PlacedOrder, seller: Seller): Invoice | null {
  const [home, placeOfSupply] = [stateOfGstin(seller.gstin), placeOfSupplyOf(order)];
  if (!isBilled(order) || home === null || placeOfSupply === null) return null;
  const isWithinState = home.code === placeOfSupply.code;
  const lines = order.lines.flatMap((line) => invoiceLineOf(line, seller, isWithinState) ?? []);
  const { billingAddress: billTo, shippingAddress: shipTo, number, createdAt, paymentTitle } = order;
  const invoice: Invoice = {
    seller,
    order: { number, createdAt, paymentTitle },
    ...{ billTo, shipTo, placeOfSupply, isWithinState, lines },
    taxable: sumOf(lines, ({ taxable }) => taxable),
    tax: addShares(lines.map(({ tax }) => tax)),
    shipping: order.shipping,
    storeCredit: order.storeCredit,
    total: order.total,
  };
  return lines.length === order.lines.length && agrees(invoice, order) ? invoice : null;
}

/** What is paid, or will be at the door. Nothing is billed before, and no invoice stands once an order is canceled. */
const billed: readonly string[] = ['pending', 'processing', 'shipped', 'complete'];

/** Whose order it is, is on its invoice. */
function isBilled({ status, isMasked }: PlacedOrder): boolean {
  return !isMasked && billed.includes(status);
}

/**
 * Where a business is registered that has its bill sent elsewhere than the goods; else where the goods go, and what is
 * not sent goes where its bill does. Source: Integrated GST Act, section 10.
 */
function placeOfSupplyOf({ billingAddress, shippingAddress }: PlacedOrder): IndianState | null {
  const destination = shippingAddress ?? billingAddress;
  if (destination.country !== INDIA) return null;
  return stateOfBuyer(billingAddress) ?? stateNamed(destination.region);
}

const INDIA = 'IN';
const untaxed = 0 as BasisPoints;

function stateOfBuyer({ taxId = '' }: CartAddress): IndianState | null {
  const gstin = gstinIn(taxId);
  return gstin === null ? null : stateOfGstin(gstin);
}

/** A line with its tax, as the shop reckons it (contract, section 4); null where its rate cannot be told. */
function invoiceLineOf(line: PlacedLine, { codes }: Seller, isWithinState: boolean): InvoiceLine | null {
  const { sku, name, options, quantity, price, net = null, discount = nothing } = line;
  const total = minus(line.total, discount);
  const rate = net === null ? null : rateBetween(net, price);
  if (rate === null && total !== nothing) return null;
  const taxable = withoutTax(total, rate ?? untaxed);
  const code = tariffCodeOf(line, codes);
  const tax = splitTax(minus(total, taxable), isWithinState);
  return { sku, name, options, code, quantity, price, discount, taxable, rate, tax, total };
}

/** Whether the lines come to what the shop has charged, and hold the tax that it told. */
function agrees({ lines, taxable, tax, shipping, storeCredit, total }: Invoice, order: PlacedOrder): boolean {
  const wholeTax = plus(tax.central, tax.local, tax.integrated);
  const discount = sumOf(lines, (line) => line.discount);
  return (
    wholeTax === order.tax &&
    discount === minus(nothing, order.discount) &&
    plus(taxable, wholeTax, discount) === order.subtotal &&
    plus(taxable, wholeTax, shipping, storeCredit) === total
  );
}
