import { optional, shape, text, type ValueOf } from './parser.ts';

export const parseShopPage = shape({
  identifier: text,
  title: text,
  content: text,
  content_heading: optional(text, ''),
  meta_description: optional(text, ''),
  update_time: optional(text, ''),
});

export type WireShopPage = ValueOf<typeof parseShopPage>;
