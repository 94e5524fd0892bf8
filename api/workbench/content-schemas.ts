import { text } from './schema-parts.ts';

const nullableText = { type: ['string', 'null'] } as const;

export const category = {
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

export const home = {
  type: 'object',
  required: ['sections'],
  additionalProperties: false,
  properties: { sections: { type: 'array', items: { type: 'object', required: ['id', 'type', 'title', 'position'] } } },
} as const;

export const banners = {
  type: 'object',
  required: ['head', 'small'],
  additionalProperties: false,
  properties: {
    head: { anyOf: [text, { type: 'null' }] },
    small: { type: 'array', items: text },
    product: { type: 'array', items: text },
  },
} as const;

export const translations = {
  type: 'object',
  required: ['language', 'words'],
  additionalProperties: false,
  properties: { language: text, words: { type: 'object', additionalProperties: text } },
} as const;

export const searchTerms = {
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

export const promos = {
  type: 'object',
  required: ['items'],
  additionalProperties: false,
  properties: {
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['type', 'title'],
        additionalProperties: false,
        properties: {
          type: { enum: ['strip', 'exit_popup', 'generic_popup'] },
          title: text,
          link: text,
          delay_ms: { type: 'integer', minimum: 0 },
          is_active: { type: 'boolean' },
          start_at: text,
          end_at: text,
        },
      },
    },
  },
} as const;

export const shops = {
  type: 'object',
  required: ['shops'],
  additionalProperties: false,
  properties: {
    shops: { type: 'array', items: { type: 'object', required: ['id', 'name', 'street', 'city', 'country_id'] } },
  },
} as const;

export const page = {
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
