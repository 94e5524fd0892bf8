import { filled, optional, readable, shape, text, type ValueOf } from './parser.ts';

export const parseShopPage = shape({
  identifier: text,
  title: text,
  content: text,
  content_heading: optional(text, ''),
  meta_description: optional(text, ''),
  update_time: optional(text, ''),
});

/** Pages that a search has found. */
export const parsePageHints = shape({ items: readable(shape({ identifier: filled, title: filled })) });

export type WireShopPage = ValueOf<typeof parseShopPage>;
