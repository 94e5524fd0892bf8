import type { Totals } from '#domain/cart/totals.ts';
import { displayPrice } from '#domain/storeview/display-price.ts';
import { cartWords } from '../words/cart/en.ts';
import type { Words } from '../words/words.ts';

/** A term of a sum, ready to read. */
export type TermView = { readonly term: string; readonly amount: string };

type Writing = { readonly currency: string; readonly words: Words };

type Sums = Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'storeCredit' | 'grandTotal'>;

/** What a cart or an order costs, in the order it adds up; the total is last. */
export function sumsView(totals: Sums, { currency, words }: Writing): readonly TermView[] {
  const terms = words(cartWords);
  const row = (term: string, rupees: number) => ({ term, amount: displayPrice(rupees, currency) });
  return [
    row(terms.subtotal, totals.subtotal),
    row(terms.discount, totals.discount),
    row(terms.shipping, totals.shipping),
    row(terms.tax, totals.tax),
    ...(totals.storeCredit === 0 ? [] : [row(terms.storeCredit, totals.storeCredit)]),
    row(terms.total, totals.grandTotal),
  ];
}

/** What stands below the sums: what they hold, or that they are not the shop's own yet (CART-83). */
export function sumsNote(isFinal: boolean, words: Words): string {
  return isFinal ? words(cartWords).allTaxes : words(cartWords).estimated;
}
