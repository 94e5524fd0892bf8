/** What the workbench takes, as JSON Schema. Unknown fields are refused: a misspelt test would prove nothing. */

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;
const amount = { type: 'number', minimum: 0, maximum: 10_000_000, multipleOf: 0.01 } as const;
const optionalAmount = { ...amount, type: ['number', 'null'] } as const;
const day = { type: ['string', 'null'], format: 'date' } as const;
const count = { type: 'integer', minimum: 0, maximum: 1_000_000 } as const;
const ids = { type: 'array', items: { type: 'integer' } } as const;
/** An option id, or the label that shoppers read. */
const option = { type: ['integer', 'string'] } as const;

const prices = {
  price: amount,
  special_price: optionalAmount,
  us_price: amount,
  us_special_price: optionalAmount,
  other_price: amount,
  other_special_price: optionalAmount,
} as const;

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

const product = {
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
    new: { type: 'boolean' },
    sale: { type: 'boolean' },
    rts_qty: count,
    rts_disclaimer: { type: ['string', 'null'] },
    celeb_image: { type: ['string', 'null'] },
    product_tag: { type: ['string', 'null'] },
    video_url: { type: ['string', 'null'] },
    product_banner: { type: ['string', 'null'] },
    gender: option,
    category_product: option,
    fabric: option,
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

const reviews = {
  type: 'object',
  required: ['sku', 'stars'],
  additionalProperties: false,
  properties: {
    sku: text,
    stars: { type: 'array', maxItems: 1_000, items: { type: 'integer', minimum: 1, maximum: 5 } },
  },
} as const;

const stock = {
  type: 'object',
  required: ['sku', 'qty'],
  additionalProperties: false,
  properties: { sku: text, qty: count, is_in_stock: { type: 'boolean' }, stock_status: { enum: [0, 1] } },
} as const;

const limit = { type: ['integer', 'null'], minimum: 1 } as const;

const coupon = {
  type: 'object',
  required: ['code'],
  additionalProperties: false,
  properties: {
    code: text,
    percent: { type: 'number', minimum: 0, maximum: 100 },
    fixed: amount,
    valid_from: day,
    valid_to: day,
    most_uses: limit,
    most_uses_per_user: limit,
  },
} as const;

const group = {
  type: 'object',
  required: ['email', 'group'],
  additionalProperties: false,
  properties: { email: text, group: { type: 'integer', minimum: 1, maximum: 31_999 } },
} as const;

const credit = {
  type: 'object',
  required: ['email', 'amount'],
  additionalProperties: false,
  properties: { email: text, amount },
} as const;

const nullableText = { type: ['string', 'null'] } as const;

const category = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: {
    id: { type: 'integer', minimum: 1 },
    name: text,
    parent_id: { type: 'integer', minimum: 1 },
    url_key: { type: 'string', pattern: '^[a-z0-9-]+$' },
    url_path: { type: 'string', pattern: '^[a-z0-9/-]+$' },
    description: nullableText,
    image: nullableText,
    custom_image: nullableText,
    custom_image_mobile: nullableText,
    category_banner: nullableText,
    meta_title: nullableText,
    meta_description: nullableText,
    is_active: { type: 'boolean' },
    position: { type: 'integer' },
    include_in_menu: { type: 'boolean' },
  },
} as const;

const home = {
  type: 'object',
  required: ['sections'],
  additionalProperties: false,
  properties: { sections: { type: 'array', items: { type: 'object', required: ['id', 'type', 'title', 'position'] } } },
} as const;

const banners = {
  type: 'object',
  required: ['head', 'small'],
  additionalProperties: false,
  properties: {
    head: { anyOf: [text, { type: 'null' }] },
    small: { type: 'array', items: text },
    product: { type: 'array', items: text },
  },
} as const;

const searchTerms = {
  type: 'object',
  required: ['terms'],
  additionalProperties: false,
  properties: {
    terms: {
      type: 'array',
      items: {
        type: 'object',
        required: ['term', 'kind', 'means'],
        additionalProperties: false,
        properties: { term: text, kind: { enum: ['word', 'option', 'filler'] }, means: { type: 'array', items: text } },
      },
    },
  },
} as const;

const strips = {
  type: 'object',
  required: ['texts'],
  additionalProperties: false,
  properties: { texts: { type: 'array', items: text } },
} as const;

const shops = {
  type: 'object',
  required: ['shops'],
  additionalProperties: false,
  properties: {
    shops: { type: 'array', items: { type: 'object', required: ['id', 'name', 'street', 'city', 'country_id'] } },
  },
} as const;

const page = {
  type: 'object',
  required: ['type', 'id', 'identifier'],
  additionalProperties: false,
  properties: {
    type: { enum: ['cms_page', 'cms_block'] },
    id: { type: 'integer', minimum: 1 },
    identifier: text,
    title: text,
    content: { type: 'string', maxLength: 10_000 },
    store_id: { type: 'integer', minimum: 0 },
    active: { type: 'boolean' },
  },
} as const;

const path = { type: 'string', pattern: '^/' } as const;
const times = { type: 'integer', minimum: 1, maximum: 1_000 } as const;

const fault = {
  type: 'object',
  required: ['path', 'kind'],
  additionalProperties: false,
  properties: {
    path,
    times,
    kind: { enum: ['drop-request', 'drop-answer', 'status', 'html', 'half-json', 'slow'] },
    code: { type: 'integer', minimum: 200, maximum: 599 },
    ms: { type: 'integer', minimum: 0, maximum: 60_000 },
    message: text,
  },
} as const;

const clock = {
  type: 'object',
  required: ['now'],
  additionalProperties: false,
  properties: { now: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] } },
} as const;

export const workbenchSchemas = {
  product,
  stock,
  reviews,
  coupon,
  group,
  credit,
  category,
  home,
  banners,
  searchTerms,
  strips,
  shops,
  page,
  fault,
  clock,
};

export type WorkbenchSchema = keyof typeof workbenchSchemas;
