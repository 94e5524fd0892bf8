import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#reference-api/database/open-database.ts';
import type { Shop } from '#reference-api/process/shop.ts';
import { timestampAt } from '#reference-api/process/shop-clock.ts';
import type { Call, SignedIn } from '#reference-api/transport/call.ts';
import { type Outcome, refusal, UNAUTHORISED } from '#reference-api/transport/outcome.ts';
import { emailChanged } from './account-mails.ts';
import { isOwnPassword, WRONG_PASSWORD } from './change-password.ts';
import { type CustomerInput, emailKey } from './customer.ts';
import { loadUser } from './load-user.ts';
import { emailFaults, isTaken, TAKEN } from './register.ts';
import { endSessions } from './sessions.ts';
import { showUser } from './show-user.ts';
import { replaceAddresses } from './user-addresses.ts';

type Update = { readonly customer: CustomerInput; readonly currentPassword?: string };

const STRANGE_ADDRESS = refusal(422, 'Provided invalid address.id or address.customer_id');

/** POST /api/user/me. Another e-mail is another way into the account, and needs the password. */
export async function updateUser(shop: Shop, call: Call, user: SignedIn): Promise<Outcome> {
  const { customer, currentPassword = '' } = call.body as Update;
  const before = await loadUser(shop.db, user.id);
  if (!before) return UNAUTHORISED;
  const faults = emailFaults(customer.email);
  if (faults.length > 0) return refusal(400, faults);
  const isMoved = emailKey(customer.email) !== emailKey(before.email);
  if (isMoved && (await isTaken(shop.db, customer.email))) return TAKEN;
  if (isMoved && !(await isOwnPassword(shop, user, currentPassword))) return WRONG_PASSWORD;
  const refused = await shop.db.transaction().execute(async (db) => {
    const outcome = await write(db, { shop, user, customer, before });
    if (outcome === null && isMoved) await tellMoved(db, { shop, user, email: before.email });
    return outcome;
  });
  return refused ?? showUser(shop, user);
}

type Writing = {
  readonly shop: Shop;
  readonly user: SignedIn;
  readonly customer: CustomerInput;
  readonly before: NonNullable<Awaited<ReturnType<typeof loadUser>>>;
};

/** A call that is repeated leaves even the moment of the change. */
async function write(db: Database, { shop, user, customer, before }: Writing): Promise<Outcome | null> {
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

/** Whoever had the account by the old e-mail hears of it there, and is signed out everywhere else. */
async function tellMoved(
  db: Database,
  { shop, user, email }: { readonly shop: Shop; readonly user: SignedIn; readonly email: string },
): Promise<void> {
  await endSessions(db, user.id, user.session);
  await db.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  await shop.outbox.put(emailChanged(email, shop.accounts), db);
  shop.log(`account ${user.id}: e-mail changed`);
}
