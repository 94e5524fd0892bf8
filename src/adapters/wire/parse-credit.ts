import { parseTotals } from './parse-totals.ts';
import { amount, filled, flag, id, nullable, optional, readable, shape, text, type ValueOf } from './parser.ts';

const parseEntry = shape({
  transaction_id: id,
  created_at: text,
  action: filled,
  amount,
  balance_after: amount,
  comment: optional(nullable(text), null),
  order_increment_id: optional(nullable(text), null),
});

/** The store credit of a user, in rupees. An entry that cannot be read does not hide the balance. */
export const parseCreditHistory = shape({ items: readable(parseEntry), total_balance: amount });

/** How store credit is used for a cart, in rupees, and what the cart costs then. */
export const parseCreditUse = shape({ applied: flag, amount, available_balance: amount, totals: parseTotals });

export type WireCreditEntry = ValueOf<typeof parseEntry>;
