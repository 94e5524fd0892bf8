import { isDeepStrictEqual } from 'node:util';
import { isTwice } from '#api/database/database-faults.ts';
import type { Database } from '#api/database/open-database.ts';
import { readerOf } from '#api/mail/mail-language.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import { type CustomerInput, emailKey } from '#api/records/customer.ts';
import type { SignedIn } from '#api/transport/call.ts';
import { type Outcome, refusal, UNAUTHORISED } from '#api/transport/outcome.ts';
import { emailChanged } from './account-mails.ts';
import { type AccountDesk, isOwnPassword, type OwnCall, WRONG_PASSWORD } from './change-password.ts';
import { loadUser } from './load-user.ts';
import { lockAccount, readAccount } from './read-account.ts';
import { emailFaults, isTaken, TAKEN } from './register.ts';
import { endSessions } from './sessions.ts';
import { showUser } from './show-user.ts';
import { replaceAddresses } from './user-addresses.ts';

type Update = { readonly customer: CustomerInput; readonly currentPassword?: string };

const STRANGE_ADDRESS = refusal(422, 'Provided invalid address.id or address.customer_id');

/**
 * POST /api/user/me. Another e-mail is another way into the account, and needs the password. Where e-mail or password were
 * changed while this call was proving it, the proof is asked for again.
 */
export async function updateUser(shop: AccountDesk, call: OwnCall, user: SignedIn): Promise<Outcome> {
  const { customer, currentPassword = '' } = call.body as Update;
  const seen = await readAccount(shop.db, user.id);
  if (!seen) return UNAUTHORISED;
  const faults = emailFaults(customer.email);
  if (faults.length > 0) return refusal(400, faults);
  const isMoved = emailKey(customer.email) !== seen.email_key;
  if (isMoved && (await isTaken(shop.db, customer.email))) return TAKEN;
  if (isMoved && !(await isOwnPassword(shop, seen, currentPassword))) return WRONG_PASSWORD;
  const written = await shop.db
    .transaction()
    .execute(async (db) => {
      if (!isDeepStrictEqual(await lockAccount(db, user.id), seen)) return 'changed meanwhile';
      const refused = await write(db, { shop, user, customer });
      if (refused === null && isMoved) await tellMoved(db, { shop, user, email: seen.email, call });
      return refused;
    })
    .catch(takenMeanwhile);
  return written === 'changed meanwhile' ? updateUser(shop, call, user) : (written ?? showUser(shop, user));
}

/** Somebody else got the e-mail after it was found free. */
function takenMeanwhile(error: unknown): Outcome {
  if (isTwice(error, 'users_email_key_key')) return TAKEN;
  throw error;
}

type Writing = { readonly shop: AccountDesk; readonly user: SignedIn; readonly customer: CustomerInput };

/** A call that is repeated leaves even the moment of the change. */
async function write(db: Database, { shop, user, customer }: Writing): Promise<Outcome | null> {
  const before = await loadUser(db, user.id);
  const { email, firstname, lastname, addresses, custom_attributes } = customer;
  if (addresses && !(await replaceAddresses(db, user.id, addresses))) return STRANGE_ADDRESS;
  const attributes = custom_attributes ? { custom_attributes: JSON.stringify(custom_attributes) } : {};
  const fields = { email: email.trim(), email_key: emailKey(email), firstname, lastname, ...attributes };
  await db.updateTable('users').set(fields).where('id', '=', user.id).execute();
  if (isDeepStrictEqual(await loadUser(db, user.id), before)) return null;
  const updated_at = timestampAt(shop.clock.now());
  await db.updateTable('users').set({ updated_at }).where('id', '=', user.id).execute();
  return null;
}

type Moved = Omit<Writing, 'customer'> & { readonly email: string; readonly call: OwnCall };

/** Whoever had the account by the old e-mail hears of it there, and is signed out everywhere else. */
async function tellMoved(db: Database, { shop, user, email, call }: Moved): Promise<void> {
  await endSessions(db, user.id, user.session);
  await db.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  await shop.outbox.put(emailChanged({ ...readerOf(call), email }, shop.accounts), db);
  shop.log(`account ${user.id}: e-mail changed`);
}
