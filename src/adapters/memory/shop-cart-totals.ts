import type { ServerItem } from '#domain/cart/cart-gateway.ts';
import type { LineTotals, Totals, TotalsSegment } from '#domain/cart/totals.ts';
import { type Money, majorOf, minus, moneyOf, nothing, plus, sumOf, times } from '#domain/shared/money.ts';
import { basisPointsOf, percentOf, withoutTax } from '#domain/shared/shares.ts';
import type { CountryId } from '#domain/storeview/store-view.ts';
import type { Coupon } from './shop-cart.ts';

const GST = basisPointsOf(12); // tax rule 1 of the reference data

type PricedLine = Pick<ServerItem, 'id' | 'quantity' | 'price' | 'options' | 'parts'>;
type Priced = { readonly lines: readonly PricedLine[]; readonly coupon: Coupon | null; readonly credit?: Money };

/** The sums of contract section 4: the coupon takes its share of each row, GST is contained in what is left to pay. */
export function totalsOf(cart: Priced, country: CountryId): Totals {
  const lines = cart.lines.map((line) => lineTotalsOf(line, cart.coupon));
  const subtotal = sumOf(lines, ({ total }) => total);
  const discount = minus(
    nothing,
    sumOf(lines, (line) => line.discount),
  );
  const tax = country === 'IN' ? sumOf(lines, (line) => gstIn(minus(line.total, line.discount))) : nothing;
  const storeCredit = minus(nothing, cheaper(cart.credit ?? nothing, plus(subtotal, discount)));
  const grandTotal = plus(subtotal, discount, storeCredit);
  const segments: readonly TotalsSegment[] = [
    { code: 'subtotal', title: 'Subtotal', value: subtotal },
    ...(discount === nothing ? [] : [{ code: 'discount', title: `Discount (${cart.coupon?.code})`, value: discount }]),
    { code: 'shipping', title: 'Shipping (DPD Courier)', value: nothing },
    { code: 'tax', title: country === 'IN' ? 'GST (included)' : 'Tax', value: tax },
    ...(storeCredit === nothing ? [] : [{ code: 'store_credit', title: 'Store credit', value: storeCredit }]),
    { code: 'grand_total', title: 'Grand total', value: grandTotal },
  ];
  const free = { shipping: nothing, promoMessage: promoMessage(subtotal, country) };
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

function lineTotalsOf({ id, quantity, price, options, parts }: PricedLine, coupon: Coupon | null): LineTotals {
  const total = times(price, quantity);
  const words = [...options, ...parts].map(({ label, value }) => ({ label, value }));
  const discount = coupon ? percentOf(total, basisPointsOf(coupon.percent)) : nothing;
  return { id, quantity, total, discount, options: words.filter(({ value }) => value !== '') };
}

const GIFT_WRAP_FROM = moneyOf(20_000); // docs/api/decisions.md
const GIFT_WRAP_IN_REACH = moneyOf(5_000);

function promoMessage(subtotal: Money, country: CountryId): string | null {
  const missing = minus(GIFT_WRAP_FROM, subtotal);
  if (country !== 'IN' || missing <= nothing || missing > GIFT_WRAP_IN_REACH) return null;
  return `Add ₹${majorOf(missing).toLocaleString('en-IN')} more for free gift wrap.`;
}

/** What is left of a price without its tax. */
export function netOf(price: Money, country: CountryId): Money {
  return country === 'IN' ? withoutTax(price, GST) : price;
}

function gstIn(paid: Money): Money {
  return minus(paid, netOf(paid, 'IN'));
}

function cheaper(money: Money, other: Money): Money {
  return money < other ? money : other;
}
