import { amount, filled, list, momentText, nullable, oneOf, optional, shape, text, type ValueOf } from './parser.ts';

/** The answer to a withdrawal. When it came and what it led to is needed for a receipt; the rest may be missing. */
export const parseWithdrawal = shape({
  number: filled,
  order: text,
  pieces: optional(text, ''),
  outcome: oneOf('open', 'canceled', 'returning'),
  declared_at: momentText,
  due_on: momentText,
  amount: optional(nullable(amount), null),
  return_number: optional(nullable(text), null),
  return_address: optional(list(text), []),
  excepted: optional(list(text), []),
});

export type WireWithdrawal = ValueOf<typeof parseWithdrawal>;
