import {
  amount,
  id,
  itemsOf,
  list,
  oneOf,
  optional,
  type Parser,
  parsed,
  shape,
  text,
  type ValueOf,
} from './parser.ts';

/** Ids travel as text; numbers are read as well. */
const parseIdText: Parser<number> = (input) => id(typeof input === 'string' && input !== '' ? Number(input) : input);

const parseChosenOption = shape({
  option_id: parseIdText,
  option_value: parseIdText,
  label: optional(text, ''),
  value: optional(text, ''),
});

const parseBundleChoice = shape({ option_id: id, option_qty: amount, option_selections: list(id) });
const parseCustomChoice = shape({ option_id: text, option_value: text });

const parseProductOption = shape({
  extension_attributes: shape({
    configurable_item_options: optional(list(parseChosenOption), []),
    bundle_options: optional(list(parseBundleChoice), []),
    custom_options: optional(list(parseCustomChoice), []),
  }),
});

const noOption: ValueOf<typeof parseProductOption> = {
  extension_attributes: { configurable_item_options: [], bundle_options: [], custom_options: [] },
};

export type WireChosenOption = ValueOf<typeof parseChosenOption>;

export const parseCartLine = shape({
  item_id: id,
  sku: text,
  parent_sku: text,
  qty: amount,
  name: text,
  price_incl_tax: amount,
  product_type: oneOf('simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'),
  quote_id: text,
  image: optional(text, ''),
  product_option: optional(parseProductOption, noOption),
});

export type WireCartLine = ValueOf<typeof parseCartLine>;

/** Every line must be readable: a line that is left out would be taken for one the shop does not have. */
export const parseCartLines = itemsOf(list(parseCartLine));

/** An opaque name, never empty. */
export const parseCartId: Parser<string> = (input) => (input === '' ? text(null) : text(input));

/** The plain `true` with which the shop says that it is done. */
export const parseDone = oneOf(true);

/** Whether the coupon counts; anything but `true` means that it does not (CART-76). */
export const parseIsTrue: Parser<boolean> = (input) => parsed(input === true);
