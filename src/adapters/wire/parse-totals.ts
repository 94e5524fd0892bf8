import { amount, either, id, list, nullable, optional, type Parser, shape, text, type ValueOf } from './parser.ts';

const parseOptions = list(shape({ label: text, value: text }));

/** What was chosen of a line comes as JSON in a text; it is read as plain JSON, too (CART-09). */
const parseOptionsText: Parser<ValueOf<typeof parseOptions>> = (input) => {
  const found = text(input);
  return found.kind === 'ok' ? parseOptions(jsonIn(found.value)) : found;
};

/** null for what is no JSON. */
function jsonIn(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

const parseTotalsItem = shape({
  item_id: id,
  qty: amount,
  row_total_incl_tax: amount,
  discount_amount: optional(amount, 0),
  options: optional(either(parseOptionsText, parseOptions), []),
});

const parseSegment = shape({ code: text, title: text, value: amount });

export const parseTotals = shape({
  subtotal_incl_tax: amount,
  discount_amount: amount,
  shipping_incl_tax: amount,
  tax_amount: amount,
  store_credit_amount: optional(amount, 0),
  grand_total: amount,
  coupon_code: optional(nullable(text), null),
  promo_message: optional(nullable(text), null),
  items: list(parseTotalsItem),
  total_segments: list(parseSegment),
});

export type WireTotals = ValueOf<typeof parseTotals>;
