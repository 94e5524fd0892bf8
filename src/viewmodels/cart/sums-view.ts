import type { Totals } from '#domain/cart/totals.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';

/** A term of a sum, ready to read. */
export type TermView = { readonly term: string; readonly amount: string };

type Sums = Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'storeCredit' | 'grandTotal'>;

/** What a cart or an order costs, in the order it adds up; the total is last. */
export function sumsView(totals: Sums, currency: string): readonly TermView[] {
  const row = (term: string, rupees: number) => ({ term, amount: displayPrice(rupees, currency) });
  return [
    row('Subtotal', totals.subtotal),
    row('Discount', totals.discount),
    row('Shipping', totals.shipping),
    row('Tax', totals.tax),
    ...(totals.storeCredit === 0 ? [] : [row('Store credit', totals.storeCredit)]),
    row('Total', totals.grandTotal),
  ];
}

/** What stands below the sums: what they hold, or that they are not the shop's own yet (CART-83). */
export function sumsNote(isFinal: boolean): string {
  return isFinal ? 'Prices include all taxes.' : 'Estimated on this device. The shop confirms the final sum.';
}
