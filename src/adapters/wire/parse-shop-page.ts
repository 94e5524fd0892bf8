import { filled, id, optional, shape, text, type ValueOf } from './parser.ts';

export const parseShopPage = shape({
  id,
  identifier: filled,
  title: text,
  content: text,
  content_heading: optional(text, ''),
  meta_description: optional(text, ''),
  update_time: optional(text, ''),
  language: optional(text, ''),
});

/** `store_id` is 0 for what is written for every store. */
export const parseShopBlock = shape({ id, identifier: filled, title: text, content: text, store_id: optional(id, 0) });

/** A page of the merchant that a search has found. */
export const parsePageHint = shape({ identifier: filled, title: filled });

export type WireShopPage = ValueOf<typeof parseShopPage>;
export type WireShopBlock = ValueOf<typeof parseShopBlock>;
