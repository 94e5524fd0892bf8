import { randomBytes } from 'node:crypto';
import { hashOf } from '#api/accounts/tokens.ts';
import { isMailAddress } from '#api/mail/mail.ts';
import { type Reader, readerOf } from '#api/mail/mail-language.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import { emailKey } from '#api/records/customer.ts';
import type { Shop } from '#api/shop/shop.ts';
import { type Outcome, refusal, success } from '#api/transport/outcome.ts';
import { LINK_MINUTES, resetLink } from './account-mails.ts';
import { type AccountDesk, type OwnCall, setPassword } from './change-password.ts';
import { lockAccount } from './read-account.ts';

const SECRET_BYTES = 32;
const LINK_MS = LINK_MINUTES * 60_000;

/** The contract's own words for a body without an address, in place of a list of faults. */
export function missingEmail(body: unknown): Outcome | null {
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : undefined;
  const isAddress = typeof email === 'string' && isMailAddress(email);
  return isAddress ? null : refusal(400, 'Invalid e-mail provided!');
}

type ResetDesk = AccountDesk & Pick<Shop, 'background'>;

/** POST /api/user/reset-password. The answer knows nothing of accounts: it is given before anybody looks for one. */
export async function requestReset(shop: ResetDesk, { body, ...call }: OwnCall): Promise<Outcome> {
  const { email } = body as { readonly email: string };
  shop.background.run(() => sendLink(shop, { ...readerOf(call), email }));
  return success(true);
}

type Asked = Reader & { readonly email: string };

/** Sent to nobody whose account has another address by then. */
async function sendLink({ db, clock, accounts, outbox, log }: AccountDesk, asked: Asked): Promise<void> {
  const email_key = emailKey(asked.email);
  const user = await db.selectFrom('users').select('id').where('email_key', '=', email_key).executeTakeFirst();
  if (!user || (await accounts.resets.take(String(user.id))) > 0) return;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const expiresAt = clock.now() + LINK_MS;
  const isSent = await db.transaction().execute(async (transaction) => {
    const owner = await lockAccount(transaction, user.id);
    if (owner?.email_key !== email_key) return false;
    await transaction
      .insertInto('password_resets')
      .values({ hash: hashOf(secret), user_id: user.id, expires_at: timestampAt(expiresAt) })
      .execute();
    await outbox.put(resetLink({ ...asked, email: owner.email }, { secret, expiresAt }, accounts), transaction);
    return true;
  });
  if (isSent) log(`account ${user.id}: a link for a new password was mailed`);
}

/** Whose password a link may change; null when it is used up, too old or none. */
export async function ownerOfLink(
  { db, clock }: AccountDesk,
  secret: string,
): Promise<{ id: number; email: string } | null> {
  const row = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email'])
    .where('password_resets.hash', '=', hashOf(secret))
    .where('password_resets.expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  return row ?? null;
}

type Reset = { readonly secret: string; readonly password: string; readonly reader: Reader };

/** Uses the link up. False when somebody was faster. A locked account is open again. */
export async function resetPassword(shop: AccountDesk, { secret, password, reader }: Reset): Promise<boolean> {
  const password_hash = await shop.accounts.passwords.hash(password);
  const owner = await ownerOfLink(shop, secret);
  if (!owner) return false;
  const isDone = await shop.db.transaction().execute(async (db) => {
    await lockAccount(db, owner.id);
    const used = await db
      .deleteFrom('password_resets')
      .where('hash', '=', hashOf(secret))
      .returning('user_id')
      .executeTakeFirst();
    if (used) await setPassword(db, { shop, userId: used.user_id, password_hash, reader });
    return used !== undefined;
  });
  if (isDone) await shop.accounts.tries.forget(emailKey(owner.email));
  return isDone;
}
