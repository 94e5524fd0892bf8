import type { Database } from '#reference-api/database/open-database.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import type { Call, SignedIn } from '#reference-api/transport/call.ts';
import { type Outcome, refusal, success, UNAUTHORISED } from '#reference-api/transport/outcome.ts';
import { passwordChanged } from './account-mails.ts';
import { passwordFaults } from './password-faults.ts';
import { endSessions } from './sessions.ts';

export const WRONG_PASSWORD = refusal(
  422,
  "The password doesn't match this account. Verify the password and try again.",
);

type Change = { readonly currentPassword: string; readonly newPassword: string };

/** POST /api/user/change-password. Everybody is signed out, this device too: contract. */
export async function changePassword(shop: Shop, { body }: Call, user: SignedIn): Promise<Outcome> {
  const { currentPassword, newPassword } = body as Change;
  const account = await shop.db.selectFrom('users').select('email').where('id', '=', user.id).executeTakeFirst();
  if (!account) return UNAUTHORISED;
  const asked = { password: newPassword, email: account.email, field: 'newPassword' };
  const faults = passwordFaults(asked, shop.accounts.commonPasswords);
  if (faults.length > 0) return refusal(400, faults);
  if (!(await isOwnPassword(shop, user, currentPassword))) return WRONG_PASSWORD;
  const password_hash = await shop.accounts.passwords.hash(newPassword);
  await shop.db.transaction().execute((db) => setPassword(db, { shop, userId: user.id, password_hash }));
  return success(true);
}

/** Asked again of somebody who is signed in already. Guessing is limited as it is at the door, and apart from it. */
export async function isOwnPassword({ db, accounts }: Shop, user: SignedIn, password: string): Promise<boolean> {
  const account = await db.selectFrom('users').select('password_hash').where('id', '=', user.id).executeTakeFirst();
  if (!account || !accounts.proofs.begin(String(user.id))) return false;
  const { isRight } = await accounts.passwords.check(password, account.password_hash);
  if (isRight) accounts.proofs.forget(String(user.id));
  return isRight;
}

type NewHash = { readonly shop: Shop; readonly userId: number; readonly password_hash: string };

/** The new password, the end of all sessions and links, and the mail that tells of it: all or nothing. */
export async function setPassword(db: Database, { shop, userId, password_hash }: NewHash): Promise<void> {
  const { email } = await db
    .updateTable('users')
    .set({ password_hash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await endSessions(db, userId);
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await shop.outbox.put(passwordChanged(email, shop.accounts), db);
  shop.log(`account ${userId}: password changed`);
}
