import { flag, id, nullable, oneOf, optional, readable, shape, text, type ValueOf, whole } from './parser.ts';

/** Nobody stays for longer, and browsers do at once what is to be done in a month. */
const LONGEST_DELAY_MS = 3_600_000;

const parsePromo = shape({
  id,
  type: oneOf('strip', 'exit_popup', 'generic_popup'),
  is_active: optional(flag, true),
  title: optional(text, ''),
  content: optional(nullable(text), null),
  link: optional(nullable(text), null),
  coupon_code: optional(nullable(text), null),
  delay_ms: optional(whole(0, LONGEST_DELAY_MS), 0),
  language: optional(text, ''),
});

export const parsePromos = readable(parsePromo);

export type WirePromo = ValueOf<typeof parsePromo>;
