import { flag, id, optional, shape, text, type ValueOf } from './parser.ts';

export const parseCategory = shape({
  id,
  parent_id: id,
  name: text,
  slug: optional(text, ''),
  url_key: optional(text, ''),
  url_path: text,
  description: optional(text, ''),
  image: optional(text, ''),
  custom_image: optional(text, ''),
  custom_image_mobile: optional(text, ''),
  category_banner: optional(text, ''),
  meta_title: optional(text, ''),
  meta_description: optional(text, ''),
  level: id,
  path: text,
  position: optional(id, 0),
  is_active: flag,
  include_in_menu: optional(flag, false),
  product_count: optional(id, 0),
  language: optional(text, ''),
});

export type WireCategory = ValueOf<typeof parseCategory>;
