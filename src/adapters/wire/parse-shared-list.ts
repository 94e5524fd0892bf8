import { moment } from './moment.ts';
import { filled, list, mapped, oneOf, shape, text } from './parser.ts';

/** A wishlist that is shown by a link. */
export const parseSharedList = shape({ title: text, name: text, skus: list(filled) });

/** What whoever shares one is given. */
export const parseSharing = mapped(
  shape({ list: filled, secret: filled, expires_at: moment }),
  ({ list: name, secret, expires_at: expiresAt }) => ({ list: name, secret, expiresAt }),
);

/** That nothing is shared under a name any more. */
export const parseEnded = oneOf(true);
