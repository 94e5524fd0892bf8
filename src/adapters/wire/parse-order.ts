import { makeDays } from './parse-product.ts';
import {
  amount,
  filled,
  flag,
  id,
  list,
  momentText,
  noneReadable,
  nullable,
  oneOf,
  optional,
  readable,
  shape,
  text,
  type ValueOf,
  whole,
} from './parser.ts';

/** The answer to a placed order. */
export const parsePlacement = shape({
  orderNumber: text,
  grand_total: amount,
  redirect_url: optional(nullable(text), null),
});

const parseAddress = shape({
  country_id: text,
  region: optional(text, ''),
  street: optional(list(text), []),
  postcode: optional(text, ''),
  city: optional(text, ''),
  firstname: optional(text, ''),
  lastname: optional(text, ''),
  email: optional(text, ''),
  telephone: optional(text, ''),
  company: optional(text, ''),
  vat_id: optional(text, ''),
});

const itemFields = {
  sku: text,
  name: text,
  qty_ordered: amount,
  price: optional(nullable(amount), null),
  price_incl_tax: amount,
  row_total_incl_tax: amount,
  discount_amount: optional(amount, 0),
  image: optional(text, ''),
  make_days: makeDays,
  item_id: optional(nullable(id), null),
  is_returnable: optional(flag, true),
  options: optional(list(shape({ label: text, value: text })), []),
};

const parseItem = shape(itemFields);

/** An answer to a return, and each that an order tells of. */
export const parseReturn = shape({
  return_id: text,
  number: filled,
  status: oneOf('asked', 'received', 'refunded', 'refused'),
  asked_at: momentText,
  received_at: optional(nullable(momentText), null),
  refunded_at: optional(nullable(momentText), null),
  refused_at: optional(nullable(momentText), null),
  refusal: optional(nullable(text), null),
  items: list(shape({ item_id: id, qty: whole(1) })),
  amount,
  store_credit_amount: optional(amount, 0),
});

const moment = optional(nullable(momentText), null);

/** That it was canceled counts, also where little else is said of it. */
const parseCancellation = shape({
  canceled_at: momentText,
  amount: optional(nullable(amount), null),
  refunded_at: moment,
});

/** A parcel needs a name to be asked for; what else is said of it may be missing. */
const parseShipment = shape({
  carrier: filled,
  number: filled,
  url: optional(nullable(text), null),
  shipped_at: moment,
  delivered_at: moment,
});

const orderFields = {
  order_id: text,
  is_masked: optional(flag, false),
  increment_id: text,
  created_at: text,
  status: text,
  customer_email: optional(text, ''),
  customer_firstname: optional(text, ''),
  items: list(parseItem),
  subtotal_incl_tax: amount,
  shipping_amount: amount,
  discount_amount: amount,
  tax_amount: amount,
  store_credit_amount: optional(amount, 0),
  grand_total: amount,
  shipping_address: nullable(parseAddress),
  billing_address: parseAddress,
  shipping_description: optional(text, ''),
  payment: shape({ method: optional(text, ''), title: text, page_url: optional(nullable(text), null) }),
  shipments: optional(readable(parseShipment), noneReadable),
  is_cancelable: optional(nullable(flag), null),
  is_withdrawable: optional(nullable(flag), null),
  cancellation: optional(nullable(parseCancellation), null),
  returns: optional(nullable(readable(parseReturn)), null),
  return_until: optional(nullable(text), null),
};

/** An order read back for the confirmation. */
export const parseOrder = shape(orderFields);

/** An order of the history, with what the account shows of it besides. */
const parsePastOrder = shape({
  ...orderFields,
  entity_id: id,
  items: list(shape({ ...itemFields, parent_sku: optional(text, '') })),
});

/** A page of the history. One order that cannot be read does not hide the others. */
export const parseOrderHistory = shape({ items: readable(parsePastOrder), total_count: whole() });

export type WireAddress = ValueOf<typeof parseAddress>;
export type WireOrderItem = ValueOf<typeof parseItem>;
export type WireReturn = ValueOf<typeof parseReturn>;
export type WireCancellation = ValueOf<typeof parseCancellation>;
export type WireShipment = ValueOf<typeof parseShipment>;
export type WireOrder = ValueOf<typeof parseOrder>;
export type WirePastOrder = ValueOf<typeof parsePastOrder>;
