import { amount, count, day, option, optionalAmount, text } from './schema-parts.ts';

const ids = { type: 'array', items: { type: 'integer' } } as const;

const prices = {
  price: amount,
  special_price: optionalAmount,
  us_price: amount,
  us_special_price: optionalAmount,
  other_price: amount,
  other_special_price: optionalAmount,
} as const;

const makeDays = { type: ['integer', 'null'], minimum: 1, maximum: 365 } as const;

const variant = {
  type: 'object',
  required: ['sku', 'colour', 'size'],
  additionalProperties: false,
  properties: {
    ...prices,
    sku: text,
    name: text,
    colour: option,
    size: option,
    qty: count,
    status: { enum: [1, 2] },
    rts_qty: count,
    make_days: makeDays,
    image: text,
  },
} as const;

const productType = { enum: ['simple', 'configurable', 'grouped', 'bundle', 'downloadable', 'virtual'] } as const;

const bundleOption = {
  type: 'object',
  required: ['title', 'selections'],
  additionalProperties: false,
  properties: {
    title: text,
    required: { type: 'boolean' },
    type: { enum: ['select', 'radio', 'checkbox', 'multi'] },
    selections: {
      type: 'array',
      items: {
        type: 'object',
        required: ['sku'],
        additionalProperties: false,
        properties: {
          sku: text,
          qty: count,
          is_default: { type: 'boolean' },
          price: optionalAmount,
          can_change_quantity: { type: 'boolean' },
        },
      },
    },
  },
} as const;

export const product = {
  type: 'object',
  required: ['sku'],
  additionalProperties: false,
  properties: {
    ...prices,
    id: { type: 'integer', minimum: 1 },
    sku: text,
    name: text,
    url_key: { type: 'string', pattern: '^[a-z0-9-]+$' },
    url_path: { type: 'string', pattern: '^[a-z0-9/-]+$' },
    description: { type: 'string', maxLength: 5_000 },
    designer: text,
    type: productType,
    special_from_date: day,
    special_to_date: day,
    qty: { anyOf: [count, { type: 'object', additionalProperties: count }] },
    colours: { type: 'array', items: option, minItems: 1 },
    sizes: { type: 'array', items: option, minItems: 1 },
    variants: { type: 'array', items: variant, minItems: 1 },
    category_ids: ids,
    created_at: { type: 'string', format: 'date-time' },
    status: { enum: [1, 2] },
    visibility: { enum: [1, 2, 3, 4] },
    tax_class_id: { type: 'integer', minimum: 0 },
    image: text,
    pictures: {
      type: 'array',
      items: {
        type: 'object',
        required: ['image', 'colour'],
        additionalProperties: false,
        properties: { image: text, colour: option },
      },
    },
    new: { type: 'boolean' },
    sale: { type: 'boolean' },
    rts_qty: count,
    rts_disclaimer: { type: ['string', 'null'] },
    make_days: makeDays,
    not_sent_to: { type: 'array', items: { type: 'string', pattern: '^[A-Z]{2}$' } },
    celeb_image: { type: ['string', 'null'] },
    product_tag: { type: ['string', 'null'] },
    video_url: { type: ['string', 'null'] },
    product_banner: { type: ['string', 'null'] },
    gender: option,
    category_product: option,
    fabric: option,
    country_of_origin: option,
    links: {
      type: 'array',
      items: {
        type: 'object',
        required: ['link_type', 'sku'],
        additionalProperties: false,
        properties: {
          link_type: { enum: ['associated', 'related', 'upsell', 'crosssell'] },
          sku: text,
          type: productType,
          qty: count,
        },
      },
    },
    bundle_options: { type: 'array', items: bundleOption },
    downloads: {
      type: 'array',
      items: {
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: { title: text, price: amount, sample_url: text },
      },
    },
    tier_prices: {
      type: 'array',
      items: {
        type: 'object',
        required: ['qty', 'value'],
        additionalProperties: false,
        properties: { qty: count, value: amount, group: count },
      },
    },
  },
} as const;
