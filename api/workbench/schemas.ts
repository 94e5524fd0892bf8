import { banners, category, home, page, promos, searchTerms, shops, translations } from './content-schemas.ts';
import { product } from './product-schema.ts';
import { amount, count, day, text } from './schema-parts.ts';

/** What the workbench takes, as JSON Schema. Unknown fields are refused: a misspelt test would prove nothing. */

const reviews = {
  type: 'object',
  required: ['sku', 'stars'],
  additionalProperties: false,
  properties: {
    sku: text,
    stars: { type: 'array', maxItems: 1_000, items: { type: 'integer', minimum: 1, maximum: 5 } },
    fits: { type: 'array', maxItems: 1_000, items: { enum: ['small', 'as_expected', 'large'] } },
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
  translations,
  promos,
  shops,
  page,
  fault,
  clock,
};

export type WorkbenchSchema = keyof typeof workbenchSchemas;
