import { type Tiered, tieredTotal } from '#domain/pricing/tiers.ts';
import { type Money, nothing, plus, sumOf } from '#domain/shared/money.ts';

export type TotalsSegment = { readonly code: string; readonly title: string; readonly value: Money };

/** Something that was chosen, ready to read. */
export type ChosenWord = { readonly label: string; readonly value: string };

/** The price of a whole line as the shop calculates it. */
export type LineTotals = {
  readonly id: number;
  readonly quantity: number;
  readonly total: Money;
  readonly discount: Money;
  /** What was chosen of the line, in the shop's words (CART-09). */
  readonly options: readonly ChosenWord[];
};

/** What the cart costs. `discount` and `storeCredit` are negative or 0, `tax` is contained in what is paid after the discount. */
export type Totals = {
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  readonly tax: Money;
  readonly storeCredit: Money;
  readonly grandTotal: Money;
  readonly coupon: string | null;
  readonly promoMessage: string | null;
  readonly segments: readonly TotalsSegment[];
  readonly lines: readonly LineTotals[];
};

/** What the cart costs as far as the device knows, for the time without an answer of the shop (CART-83). */
export function ownTotals(lines: readonly Tiered[], shipping: Money): Totals {
  const subtotal = sumOf(lines, tieredTotal);
  const grandTotal = plus(subtotal, shipping);
  return {
    subtotal,
    discount: nothing,
    shipping,
    tax: nothing,
    storeCredit: nothing,
    grandTotal,
    coupon: null,
    promoMessage: null,
    segments: [
      { code: 'subtotal', title: 'Subtotal', value: subtotal },
      { code: 'shipping', title: 'Shipping', value: shipping },
      { code: 'grand_total', title: 'Grand total', value: grandTotal },
    ],
    lines: [],
  };
}
