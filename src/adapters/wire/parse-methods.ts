import { parseTotals } from './parse-totals.ts';
import { amount, flag, list, nullable, optional, shape, text, type ValueOf } from './parser.ts';

const parsePaymentMethod = shape({
  code: text,
  title: text,
  is_server_method: optional(flag, true),
  default: optional(flag, false),
  message: optional(nullable(text), null),
});

const parseShippingMethod = shape({
  carrier_code: text,
  method_code: text,
  method_title: text,
  amount,
  price_incl_tax: amount,
  default: optional(flag, false),
  is_server_method: optional(flag, true),
  available: optional(flag, true),
});

export const parsePaymentMethods = list(parsePaymentMethod);
export const parseShippingMethods = list(parseShippingMethod);
export const parseShippingInformation = shape({ payment_methods: parsePaymentMethods, totals: parseTotals });

export type WirePaymentMethod = ValueOf<typeof parsePaymentMethod>;
export type WireShippingMethod = ValueOf<typeof parseShippingMethod>;
