import { amount, id, list, optional, readable, shape, text, type ValueOf } from './parser.ts';

const parseStore = shape({
  id,
  name: text,
  street: list(text),
  city: text,
  region: optional(text, ''),
  postcode: optional(text, ''),
  country_id: text,
  telephone: optional(text, ''),
  latitude: amount,
  longitude: amount,
  services: optional(list(text), []),
  opening_hours: optional(list(shape({ days: text, hours: text })), []),
});

/** The answer of the store locator. */
export const parseStores = shape({ items: readable(parseStore) });

export type WireStore = ValueOf<typeof parseStore>;
