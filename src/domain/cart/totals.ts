export type TotalsSegment = { readonly code: string; readonly title: string; readonly value: number };

/** Something that was chosen, ready to read. */
export type ChosenWord = { readonly label: string; readonly value: string };

/** The price of a whole line as the shop calculates it; INR. */
export type LineTotals = {
  readonly id: number;
  readonly pieces: number;
  readonly total: number;
  readonly discount: number;
  /** What was chosen of the line, in the shop's words (CART-09). */
  readonly options: readonly ChosenWord[];
};

/** What the cart costs; INR. `discount` and `storeCredit` are negative or 0, `tax` is contained in what is paid after the discount. */
export type Totals = {
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly storeCredit: number;
  readonly grandTotal: number;
  readonly coupon: string | null;
  readonly promoMessage: string | null;
  readonly segments: readonly TotalsSegment[];
  readonly lines: readonly LineTotals[];
};

type Priced = { readonly price: number; readonly pieces: number };

/** What the cart costs as far as the device knows, for the time without an answer of the shop (CART-83). */
export function ownTotals(lines: readonly Priced[], shipping: number): Totals {
  const subtotal = lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0);
  return {
    subtotal,
    discount: 0,
    shipping,
    tax: 0,
    storeCredit: 0,
    grandTotal: subtotal + shipping,
    coupon: null,
    promoMessage: null,
    segments: [
      { code: 'subtotal', title: 'Subtotal', value: subtotal },
      { code: 'shipping', title: 'Shipping', value: shipping },
      { code: 'grand_total', title: 'Grand total', value: subtotal + shipping },
    ],
    lines: [],
  };
}
