import { parseBanner } from './parse-banners.ts';
import { amount, id, list, noneReadable, nullable, optional, readable, shape, text, type ValueOf } from './parser.ts';

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
  html: optional(text, ''),
  start_at: optional(text, ''),
  end_at: optional(text, ''),
  language: optional(text, ''),
});

export const parseHome = shape({ sections: readable(parseSection) });

export type WireSection = ValueOf<typeof parseSection>;
