import {
  amount,
  checked,
  either,
  filled,
  id,
  list,
  mapped,
  nullable,
  oneOf,
  optional,
  shape,
  text,
  valueOrNull,
  whole,
} from '#adapters/wire/parser.ts';
import { guestSession, type Session } from '#domain/session/session.ts';

const address = shape({
  id: nullable(id),
  firstName: text,
  lastName: text,
  street: list(text),
  city: text,
  region: text,
  postcode: text,
  country: text,
  phone: text,
});

const held = {
  tokens: shape({ access: filled, refresh: filled }),
  customer: shape({
    id: filled,
    email: text,
    firstName: text,
    lastName: text,
    groupId: amount,
    groupToken: text,
    addresses: list(address),
  }),
  renewals: whole(),
  begunAt: optional(amount, 0),
};

const storedSession = checked<Session>(
  either(
    either(
      mapped(shape({ kind: oneOf('guest'), leftAt: optional(amount, 0) }), asGuest),
      shape({ kind: oneOf('ended') }),
    ),
    either(
      shape({ kind: oneOf('signed-in'), ...held }),
      shape({ kind: oneOf('renewing'), by: text, since: amount, ...held }),
    ),
  ),
);

function asGuest({ leftAt }: { readonly leftAt: number }): Session {
  return leftAt > 0 ? { kind: 'guest', leftAt } : guestSession;
}

/** The session a device kept; null when there is none or it cannot be read, so that its customer signs in again. */
export function readStoredSession(stored: unknown): Session | null {
  return valueOrNull(storedSession, stored);
}
