import {
  amount,
  flag,
  id,
  list,
  noneReadable,
  nullable,
  oneOf,
  optional,
  price,
  readable,
  shape,
  text,
  type ValueOf,
} from './parser.ts';

const parseLink = shape({
  link_type: oneOf('associated', 'related', 'upsell', 'crosssell'),
  linked_product_type: oneOf('simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'),
  linked_product_sku: text,
  position: optional(amount, 0),
  qty: optional(amount, 1),
});

const parseSelection = shape({
  id,
  sku: text,
  qty: amount,
  position: optional(amount, 0),
  is_default: optional(flag, false),
  price: nullable(price),
  can_change_quantity: optional(flag, false),
});

const parseBundleOption = shape({
  option_id: id,
  title: text,
  required: flag,
  type: optional(oneOf('select', 'radio', 'checkbox', 'multi'), 'select'),
  position: optional(amount, 0),
  product_links: list(parseSelection),
});

const parseFile = shape({
  id,
  title: text,
  position: optional(amount, 0),
  price,
  sample_url: optional(nullable(text), null),
});

const parseTier = shape({ customer_group_id: id, qty: amount, value: amount });

export type WireTier = ValueOf<typeof parseTier>;

/**
 * What a product is made up of. A link that cannot be read is left out; options and files must all be readable, since
 * a sum over some of them would be wrong.
 */
export const compositionFields = {
  product_links: optional(readable(parseLink), noneReadable),
  bundle_options: nullable(list(parseBundleOption)),
  downloadable_links: nullable(list(parseFile)),
  tier_prices: optional(readable(parseTier), noneReadable),
};
