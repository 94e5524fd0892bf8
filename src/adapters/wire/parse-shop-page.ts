import { filled, optional, shape, text, type ValueOf } from './parser.ts';

export const parseShopPage = shape({
  identifier: text,
  title: text,
  content: text,
  content_heading: optional(text, ''),
  meta_description: optional(text, ''),
  update_time: optional(text, ''),
});

/** A page or a block of the merchant that a search has found. */
export const parsePageHint = shape({ identifier: filled, title: filled });

export type WireShopPage = ValueOf<typeof parseShopPage>;
