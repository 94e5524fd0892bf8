import type { Shop } from '#reference-api/process/shop.ts';
import type { Call } from '#reference-api/transport/call.ts';
import { type Outcome, refusal, success } from '#reference-api/transport/outcome.ts';
import { emailKey } from './customer.ts';
import { nobodysHash } from './password-hash.ts';
import { openSession, type Pair } from './sessions.ts';

const REFUSED = refusal(401, 'You did not sign in correctly or your account is temporarily disabled.');

/** POST /api/user/login. */
export async function logIn(shop: Shop, { body }: Call): Promise<Outcome> {
  const { username, password } = body as { readonly username: string; readonly password: string };
  const { db, accounts } = shop;
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', emailKey(username))
    .executeTakeFirst();
  const { isRight } = await accounts.passwords.check(password, user?.password_hash ?? nobodysHash());
  if (!user || !isRight) return REFUSED;
  return pairOutcome(await openSession(shop, user.id));
}

/** The two tokens as the contract sends them. */
export function pairOutcome({ token, refreshToken }: Pair): Outcome {
  return success(token, { refreshToken });
}
