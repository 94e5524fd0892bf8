import type { Shop } from '#reference-api/process/shop.ts';
import type { Call } from '#reference-api/transport/call.ts';
import { type Outcome, refusal, success, tooMany } from '#reference-api/transport/outcome.ts';
import { emailKey } from './customer.ts';
import { nobodysHash } from './password-hash.ts';
import { openSession, type Pair } from './sessions.ts';

const REFUSED = refusal(401, 'You did not sign in correctly or your account is temporarily disabled.');

/** What signing in needs of the shop. */
type Door = Pick<Shop, 'db' | 'clock' | 'accounts' | 'log'>;

type Login = { readonly username: string; readonly password: string };

/** POST /api/user/login. Of an unknown account everything is done that is done of a known one: it takes as long. */
export async function logIn(shop: Door, { body, client }: Pick<Call, 'body' | 'client'>): Promise<Outcome> {
  const { username, password } = body as Login;
  const { db, accounts } = shop;
  const wait = client === '' ? 0 : accounts.logins.take(client);
  if (wait > 0) return tooMany(wait);
  const account = emailKey(username);
  if (!accounts.tries.begin(account)) {
    shop.log('an account is locked for a while: a try to sign in was refused');
    return REFUSED;
  }
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', account)
    .executeTakeFirst();
  const { isRight, isWeak } = await accounts.passwords
    .check(password, user?.password_hash ?? nobodysHash(accounts.passwordCost))
    .catch((error: unknown) => {
      accounts.tries.giveBack(account);
      throw error;
    });
  shop.log(`account ${user?.id ?? 'unknown'}: ${user && isRight ? 'signed in' : 'refused'}`);
  if (!user || !isRight) return REFUSED;
  accounts.tries.forget(account);
  if (isWeak) await strengthen(shop, user.id, password);
  return pairOutcome(await openSession(shop, user.id));
}

/** The password is at hand only now: its hash is made anew with the parameters of today. */
async function strengthen({ db, accounts }: Door, id: number, password: string): Promise<void> {
  const password_hash = await accounts.passwords.hash(password);
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).execute();
}

/** The two tokens as the contract sends them. */
export function pairOutcome({ token, refreshToken }: Pair): Outcome {
  return success(token, { refreshToken });
}
