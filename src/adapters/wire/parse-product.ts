import { compositionFields } from './parse-composition.ts';
import {
  amount,
  anything,
  between,
  flag,
  id,
  isRecord,
  list,
  noneReadable,
  nullable,
  oneOf,
  optional,
  parsed,
  price,
  readable,
  shape,
  text,
  type ValueOf,
  whole,
} from './parser.ts';

/** Amounts are INR major units; a price set is null when it was not sent. What is priced in anything else cannot be read. */
const priceFields = {
  currency_code: nullable(oneOf('INR')),
  price,
  originalPriceInclTax: nullable(price),
  priceInclTax: nullable(price),
  tax: optional(nullable(amount), null),
  special_price: nullable(amount),
  specialPriceInclTax: optional(nullable(amount), null),
  special_from_date: nullable(text),
  special_to_date: nullable(text),
  price_by_currency: nullable(price),
  special_price_by_currency: nullable(amount),
  price_for_other: nullable(price),
  special_price_for_other: nullable(amount),
};

const stockFields = { qty: amount, is_in_stock: flag, stock_status: id };

export const parseStock = shape(stockFields);

/** A list stands when one of its stocks cannot be read: of that one nobody knows anything. */
export const parseStockList = readable(shape({ ...stockFields, product_id: id, sku: text }));

export type WirePrices = { readonly [K in keyof typeof priceFields]: ValueOf<(typeof priceFields)[K]> };

const parseOption = shape({
  attribute_id: id,
  attribute_code: text,
  label: optional(text, ''),
  values: list(shape({ value_index: id, label: optional(text, ''), own_label: optional(text, '') })),
});

/** `captions` is no word of the contract, which leaves a video open to more; its kind may be one that it does not name. */
const parseVideo = shape({
  url: text,
  title: optional(text, ''),
  type: optional(nullable(text), null),
  captions: optional(nullable(text), null),
});

const parseGalleryEntry = shape({
  image: text,
  label: optional(text, ''),
  position: optional(amount, 0),
  video: optional(nullable(parseVideo), null),
  color: optional(nullable(id), null),
});

/** No word of the specification's contract: catalogs may leave it out, and what cannot be read is nothing. */
const parseReviewSummary = shape({ rating: between(1, 5), count: whole(1) });

/** Working days, at most a year of them. */
export const makeDays = optional(nullable(whole(1, 365)), null);

const childShape = shape({
  ...priceFields,
  id: optional(id, 0),
  sku: text,
  name: optional(text, ''),
  status: optional(id, 1),
  stock: parseStock,
  image: optional(text, ''),
  rts_qty: optional(nullable(id), null),
  make_days: makeDays,
  tier_prices: compositionFields.tier_prices,
});

/**
 * A variant. `attributes` are its numeric fields by attribute code, those of `custom_attributes` among them, such as
 * `{ color: 49, size: 167 }`.
 */
const parseChild = (input: unknown) => {
  const child = childShape(input);
  return child.kind === 'ok' ? parsed({ ...child.value, attributes: attributesOf(input) }) : child;
};

const productFields = {
  ...priceFields,
  id,
  sku: text,
  parent_sku: nullable(text),
  parentSku: nullable(text),
  type_id: oneOf('simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'),
  name: text,
  slug: optional(text, ''),
  url_key: optional(text, ''),
  url_path: optional(text, ''),
  designer: optional(text, ''),
  description: optional(text, ''),
  status: id,
  visibility: id,
  tax_class_id: optional(nullable(id), null),
  stock: parseStock,
  image: optional(text, ''),
  media_gallery: optional(readable(parseGalleryEntry), noneReadable),
  celeb_image: optional(nullable(text), null),
  video_url: optional(nullable(text), null),
  product_banner: optional(nullable(text), null),
  configurable_options: optional(list(parseOption), []),
  configurable_children: optional(readable(parseChild), noneReadable),
  ...compositionFields,
  category_ids: optional(list(id), []),
  category: optional(list(shape({ category_id: id })), []),
  new: optional(flag, false),
  sale: optional(flag, false),
  product_tag: optional(nullable(text), null),
  rts: optional(id, 0),
  rts_disclaimer: optional(nullable(text), null),
  make_days: makeDays,
  not_sent_to: optional(nullable(list(text)), null),
  created_at: optional(text, ''),
  review_summary: optional(nullable(parseReviewSummary), null),
  language: optional(text, ''),
};

const productShape = shape(productFields);

/** `attributes` are the fields that the shop has no word for, by attribute code, such as `{ fabric: ['206'] }`. */
export const parseProduct = (input: unknown) => {
  const product = productShape(input);
  return product.kind === 'ok' ? parsed({ ...product.value, attributes: otherFieldsOf(input) }) : product;
};

export type WireVideo = ValueOf<typeof parseVideo>;
export type WireStock = ValueOf<typeof parseStock>;
export type WireStockEntry = ValueOf<typeof parseStockList>['items'][number];
export type WireChild = ValueOf<typeof parseChild>;
export type WireProduct = ValueOf<typeof parseProduct>;

function attributesOf(child: unknown): Readonly<Record<string, number>> {
  const fields = isRecord(child) ? child : {};
  const custom = list(shape({ attribute_code: text, value: anything }))(fields['custom_attributes']);
  const named = custom.kind === 'ok' ? custom.value.map((each) => [each.attribute_code, each.value] as const) : [];
  return Object.fromEntries([...named, ...Object.entries(fields)].flatMap(attributeOf));
}

/** Option ids are numbers here and text in the attributes (contract, section 2): all is compared as text. */
function otherFieldsOf(product: unknown): Readonly<Record<string, readonly string[]>> {
  const others = Object.entries(isRecord(product) ? product : {}).flatMap(([code, value]) => {
    const texts = [value].flat().filter(isPlain).map(String);
    return code in productFields || code in Object.prototype || texts.length === 0 ? [] : [[code, texts] as const];
  });
  return Object.fromEntries(others);
}

/** A value that can be read; '' is none. */
function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '';
}

/** Option ids are numbers, or numbers in text; names of the language itself are no attribute codes. */
function attributeOf([code, value]: readonly [string, unknown]): readonly (readonly [string, number])[] {
  const isOptionId = Number.isSafeInteger(value) || (typeof value === 'string' && /^\d+$/.test(value));
  return isOptionId && !(code in Object.prototype) ? [[code, Number(value)]] : [];
}
