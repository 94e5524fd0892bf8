import type { ServerItem } from '#domain/cart/cart-gateway.ts';
import type { LineTotals, Totals, TotalsSegment } from '#domain/cart/totals.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import type { Coupon } from './shop-cart.ts';

const GST_PERCENT = 12; // tax rule 1 of the reference data

type PricedLine = Pick<ServerItem, 'id' | 'pieces' | 'price' | 'options' | 'parts'>;
type Priced = { readonly lines: readonly PricedLine[]; readonly coupon: Coupon | null; readonly credit?: number };

/** The sums of contract section 4: the coupon takes its share of each row, GST is contained in what is left to pay. */
export function totalsOf(cart: Priced, country: CountryId): Totals {
  const lines = cart.lines.map((line) => lineTotalsOf(line, cart.coupon));
  const subtotal = sum(lines, ({ total }) => total);
  const discount = rounded(0 - sum(lines, ({ discount }) => discount));
  const tax = country === 'IN' ? sum(lines, ({ total, discount }) => gstIn(total - discount)) : 0;
  const storeCredit = rounded(0 - Math.min(cart.credit ?? 0, subtotal + discount));
  const grandTotal = rounded(subtotal + discount + storeCredit);
  const segments: readonly TotalsSegment[] = [
    { code: 'subtotal', title: 'Subtotal', value: subtotal },
    ...(discount === 0 ? [] : [{ code: 'discount', title: `Discount (${cart.coupon?.code})`, value: discount }]),
    { code: 'shipping', title: 'Shipping (DPD Courier)', value: 0 },
    { code: 'tax', title: country === 'IN' ? 'GST (included)' : 'Tax', value: tax },
    ...(storeCredit === 0 ? [] : [{ code: 'store_credit', title: 'Store credit', value: storeCredit }]),
    { code: 'grand_total', title: 'Grand total', value: grandTotal },
  ];
  const free = { shipping: 0, promoMessage: promoMessage(subtotal, country) };
  return {
    ...free,
    storeCredit,
    subtotal,
    discount,
    tax,
    grandTotal,
    coupon: cart.coupon?.code ?? null,
    segments,
    lines,
  };
}

function lineTotalsOf({ id, pieces, price, options, parts }: PricedLine, coupon: Coupon | null): LineTotals {
  const total = rounded(price * pieces);
  const words = [...options, ...parts].map(({ label, value }) => ({ label, value }));
  const discount = coupon ? rounded((total * coupon.percent) / 100) : 0;
  return { id, pieces, total, discount, options: words.filter(({ value }) => value !== '') };
}

const GIFT_WRAP_FROM = 20_000; // INR; docs/api/decisions.md
const GIFT_WRAP_IN_REACH = 5_000;

function promoMessage(subtotal: number, country: CountryId): string | null {
  const missing = GIFT_WRAP_FROM - subtotal;
  if (country !== 'IN' || missing <= 0 || missing > GIFT_WRAP_IN_REACH) return null;
  return `Add ₹${missing.toLocaleString('en-IN')} more for free gift wrap.`;
}

/** What is left of a price without its tax. */
export function netOf(price: number, country: CountryId): number {
  return country === 'IN' ? rounded((price * 100) / (100 + GST_PERCENT)) : price;
}

function gstIn(paid: number): number {
  return paid - netOf(paid, 'IN');
}

function sum<T>(items: readonly T[], amountOf: (item: T) => number): number {
  return rounded(items.reduce((total, item) => total + amountOf(item), 0));
}

/** To the paisa, without a negative zero. */
function rounded(amount: number): number {
  return Math.round(amount * 100) / 100 || 0;
}
