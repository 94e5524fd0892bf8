import { flag, id, list, nullable, oneOf, optional, shape, text, type ValueOf } from './parser.ts';

const parseChoice = shape({ value: text, label: optional(text, '') });

/** What the merchant says of products (CAT-036). */
export const parseAttribute = shape({
  attribute_code: text,
  attribute_id: id,
  frontend_label: text,
  options: list(parseChoice),
  default_value: optional(nullable(text), null),
  frontend_input: oneOf('select', 'multiselect', 'boolean', 'text', 'textarea', 'price', 'date', 'media_image'),
  is_comparable: flag,
  is_visible_on_front: flag,
  is_user_defined: flag,
  is_visible: flag,
});

export type WireAttribute = ValueOf<typeof parseAttribute>;
