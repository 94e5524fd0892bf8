import { either, filled, flag, id, list, mapped, nullable, optional, shape, text, type ValueOf } from './parser.ts';

/** A token, and in `meta` the refresh token that goes with it. */
export const parseTokens = shape({ result: filled, meta: shape({ refreshToken: filled }) });

const parseAddress = shape({
  id: nullable(id),
  firstname: optional(text, ''),
  lastname: optional(text, ''),
  street: optional(list(text), []),
  city: optional(text, ''),
  region: optional(shape({ region: optional(text, '') }), { region: '' }),
  country_id: text,
  postcode: optional(text, ''),
  telephone: optional(text, ''),
  default_billing: optional(flag, false),
  default_shipping: optional(flag, false),
});

/** A user, as far as the shop needs to know them. */
export const parseUser = shape({
  id: mapped(either(id, filled), String),
  email: filled,
  firstname: optional(text, ''),
  lastname: optional(text, ''),
  group_id: optional(id, 0),
  groupToken: optional(text, ''),
  addresses: optional(list(parseAddress), []),
});

export type WireUser = ValueOf<typeof parseUser>;
export type WireUserAddress = ValueOf<typeof parseAddress>;
