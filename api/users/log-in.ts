import { nobodysHash } from '#api/accounts/password-hash.ts';
import { emailKey } from '#api/records/customer.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call } from '#api/transport/call.ts';
import { type Outcome, refusal, success, tooMany } from '#api/transport/outcome.ts';
import type { Account } from './read-account.ts';
import { openSession, type Pair } from './sessions.ts';

const REFUSED = refusal(401, 'You did not sign in correctly or your account is temporarily disabled.');

/** What signing in needs of the shop. */
type Door = Pick<Shop, 'db' | 'clock' | 'accounts' | 'log'>;

type Login = { readonly username: string; readonly password: string };

/** POST /api/user/login. Of an unknown account everything is done that is done of a known one: it takes as long. */
export async function logIn(shop: Door, { body, client }: Pick<Call, 'body' | 'client'>): Promise<Outcome> {
  const { username, password } = body as Login;
  const { accounts } = shop;
  const wait = client === '' ? 0 : await accounts.logins.take(client);
  if (wait > 0) return tooMany(wait);
  const account = emailKey(username);
  if (!(await accounts.tries.begin(account))) {
    shop.log('an account is locked for a while: a try to sign in was refused');
    return REFUSED;
  }
  const pair = await enter(shop, account, password).catch(async (error: unknown) => {
    await accounts.tries.giveBack(account);
    throw error;
  });
  if (!pair) return REFUSED;
  await accounts.tries.forget(account);
  return pairOutcome(pair);
}

/** Null for a wrong password. Looks again where the password was changed, or its hash made anew, after it was looked at. */
async function enter(shop: Door, account: string, password: string): Promise<Pair | null> {
  const { db, accounts } = shop;
  const user = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email_key', '=', account)
    .executeTakeFirst();
  const known = user?.password_hash ?? nobodysHash(accounts.passwordCost);
  const { isRight, isWeak } = await accounts.passwords.check(password, known);
  if (!user || !isRight) {
    shop.log(`account ${user?.id ?? 'unknown'}: refused`);
    return null;
  }
  const pair = await openSession(shop, isWeak ? await strengthened(shop, user, password) : user);
  if (!pair) return enter(shop, account, password);
  shop.log(`account ${user.id}: signed in`);
  return pair;
}

type Known = Pick<Account, 'id' | 'password_hash'>;

/** The password is at hand only now: its hash is made anew with the parameters of today, unless there is another already. */
async function strengthened(
  { db, accounts }: Door,
  { id, password_hash: weak }: Known,
  password: string,
): Promise<Known> {
  const password_hash = await accounts.passwords.hash(password);
  await db.updateTable('users').set({ password_hash }).where('id', '=', id).where('password_hash', '=', weak).execute();
  return { id, password_hash };
}

/** The two tokens as the contract sends them. */
export function pairOutcome({ token, refreshToken }: Pair): Outcome {
  return success(token, { refreshToken });
}
