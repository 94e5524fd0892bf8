import { amount, id, list, nullable, optional, shape, text, type ValueOf } from './parser.ts';

const parseTotalsItem = shape({
  item_id: id,
  qty: amount,
  row_total_incl_tax: amount,
  discount_amount: optional(amount, 0),
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
