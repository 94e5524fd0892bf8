import { flag, id, nullable, oneOf, optional, readable, shape, text, type ValueOf } from './parser.ts';

const parsePromo = shape({
  id,
  type: oneOf('strip', 'exit_popup', 'generic_popup'),
  is_active: optional(flag, true),
  title: optional(text, ''),
  content: optional(nullable(text), null),
  link: optional(nullable(text), null),
});

export const parsePromos = readable(parsePromo);

export type WirePromo = ValueOf<typeof parsePromo>;
