import type { Database } from '#api/database/open-database.ts';
import { type Reader, readerOf } from '#api/mail/mail-language.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call, SignedIn } from '#api/transport/call.ts';
import { type Outcome, refusal, success, UNAUTHORISED } from '#api/transport/outcome.ts';
import { passwordChanged } from './account-mails.ts';
import { passwordFaults } from './password-faults.ts';
import { type Account, lockAccount, readAccount } from './read-account.ts';
import { endSessions } from './sessions.ts';

export const WRONG_PASSWORD = refusal(
  422,
  "The password doesn't match this account. Verify the password and try again.",
);

/** What accounts are changed with. */
export type AccountDesk = Pick<Shop, 'db' | 'clock' | 'accounts' | 'outbox' | 'log'>;

/** What is asked of an account, and by whom its mails are read. */
export type OwnCall = Pick<Call, 'body' | 'languages' | 'storeCode'>;

type Change = { readonly currentPassword: string; readonly newPassword: string };

/**
 * POST /api/user/change-password. Everybody is signed out, this device too: contract. Where the password was changed while
 * this call was proving it, the proof is asked for again.
 */
export async function changePassword(shop: AccountDesk, call: OwnCall, user: SignedIn): Promise<Outcome> {
  const { currentPassword, newPassword } = call.body as Change;
  const account = await readAccount(shop.db, user.id);
  if (!account) return UNAUTHORISED;
  const asked = { password: newPassword, email: account.email, field: 'newPassword' };
  const faults = passwordFaults(asked, shop.accounts.commonPasswords);
  if (faults.length > 0) return refusal(400, faults);
  if (!(await isOwnPassword(shop, account, currentPassword))) return WRONG_PASSWORD;
  const password_hash = await shop.accounts.passwords.hash(newPassword);
  const isDone = await shop.db.transaction().execute(async (db) => {
    const present = await lockAccount(db, user.id);
    const isProved = present?.password_hash === account.password_hash;
    if (isProved) await setPassword(db, { shop, userId: user.id, password_hash, reader: readerOf(call) });
    return isProved;
  });
  return isDone ? success(true) : changePassword(shop, call, user);
}

/** Asked again of somebody who is signed in already. Guessing is limited as it is at the door, and apart from it. */
export async function isOwnPassword(
  { accounts }: AccountDesk,
  { id, password_hash }: Account,
  password: string,
): Promise<boolean> {
  if (!(await accounts.proofs.begin(String(id)))) return false;
  const { isRight } = await accounts.passwords.check(password, password_hash);
  if (isRight) await accounts.proofs.forget(String(id));
  return isRight;
}

type NewHash = {
  readonly shop: AccountDesk;
  readonly userId: number;
  readonly password_hash: string;
  readonly reader: Reader;
};

/** The new password of an account that is locked, the end of all sessions and links, and the mail that tells of it: all or nothing. */
export async function setPassword(db: Database, { shop, userId, password_hash, reader }: NewHash): Promise<void> {
  const { email } = await db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await endSessions(db, userId);
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await shop.outbox.put(passwordChanged({ ...reader, email }, shop.accounts), db);
  shop.log(`account ${userId}: password changed`);
}
