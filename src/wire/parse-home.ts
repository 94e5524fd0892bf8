import { amount, id, list, noneReadable, nullable, optional, readable, shape, text, type ValueOf } from './parser.ts';

const parseBanner = shape({
  title: optional(text, ''),
  subtitle: optional(text, ''),
  image: text,
  image_mobile: optional(text, ''),
  link: text,
  button_text: optional(text, ''),
});

const parseSection = shape({
  id,
  type: text,
  title: optional(text, ''),
  subtitle: optional(text, ''),
  position: optional(amount, 0),
  link: optional(text, ''),
  banners: optional(readable(parseBanner), noneReadable),
  category_id: optional(nullable(id), null),
  category_name: optional(nullable(text), null),
  skus: optional(list(text), []),
});

export const parseHome = shape({ sections: readable(parseSection) });

export type WireBanner = ValueOf<typeof parseBanner>;
export type WireSection = ValueOf<typeof parseSection>;
