import type { Totals } from '#domain/cart/totals.ts';
import { nothing } from '#domain/shared/money.ts';
import { displayPrice, type Written } from '#domain/storeview/display-price.ts';
import { cartMessages } from '../messages/cart/en.ts';
import type { Messages } from '../messages/writing/messages.ts';

/** A term of a sum, ready to read. */
export type TermView = {
  /** Which of the sums it is. */
  readonly sum: keyof Sums;
  readonly term: string;
  readonly amount: string;
  /** Where the amount comes from, where that is not plain. */
  readonly note?: string | undefined;
};

/** What there is to say of some of the terms. */
export type TermNotes = Partial<Record<keyof Sums, string>>;

type Writing = { readonly storeView: Written; readonly messages: Messages };

type Sums = Pick<Totals, 'subtotal' | 'discount' | 'shipping' | 'tax' | 'storeCredit' | 'grandTotal'>;

/** What a cart or an order costs, in the order it adds up; the total is last. */
export function sumsView(totals: Sums, { storeView, messages }: Writing, notes: TermNotes = {}): readonly TermView[] {
  const terms = messages(cartMessages);
  const row = (name: keyof Sums) => ({
    sum: name,
    term: terms[name === 'grandTotal' ? 'total' : name],
    amount: displayPrice(totals[name], storeView),
    note: notes[name],
  });
  return [
    row('subtotal'),
    row('discount'),
    row('shipping'),
    row('tax'),
    ...(totals.storeCredit === nothing ? [] : [row('storeCredit')]),
    row('grandTotal'),
  ];
}

/** What stands below the sums: what they hold, or that they are not the shop's own yet (CART-83); '' where it is nothing. */
export function sumsNote({ totals, isFinal }: ShownTotals, messages: Messages): string {
  const { allTaxes, estimated } = messages(cartMessages);
  if (!isFinal) return estimated;
  return totals.tax > nothing ? allTaxes : '';
}

type ShownTotals = { readonly totals: Pick<Totals, 'tax'>; readonly isFinal: boolean };
