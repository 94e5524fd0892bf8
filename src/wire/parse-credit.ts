import { amount, filled, id, nullable, optional, readable, shape, text, type ValueOf } from './parser.ts';

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

export type WireCreditEntry = ValueOf<typeof parseEntry>;
