import type { Database } from '#api/database/open-database.ts';
import { isMailAddress } from '#api/mail/mail.ts';
import { timestampAt } from '#api/process/shop-clock.ts';
import { type CustomerInput, emailKey } from '#api/records/customer.ts';
import type { Shop } from '#api/shop/shop.ts';
import type { Call } from '#api/transport/call.ts';
import { type Outcome, refusal, tooMany, type ValidationError } from '#api/transport/outcome.ts';
import { passwordFaults } from './password-faults.ts';
import { showUser } from './show-user.ts';
import { replaceAddresses } from './user-addresses.ts';

export const TAKEN = refusal(422, 'A customer with the same email address already exists in an associated website.');
const NO_HUMAN = refusal(400, 'Human verification failed');

type Registration = { readonly customer: CustomerInput; readonly password: string };

/**
 * POST /api/user/create. It tells that an e-mail is taken, for the storefront signs in right after it; so it is limited by
 * address and by the challenge.
 */
export async function register(shop: Shop, call: Call): Promise<Outcome> {
  const { customer, password } = call.body as Registration;
  const { accounts, db } = shop;
  const wait = call.client === '' ? 0 : await accounts.registrations.take(call.client);
  if (wait > 0) return tooMany(wait);
  if (accounts.verify && !(await accounts.verify(call.challenge))) return NO_HUMAN;
  const faults = [
    ...emailFaults(customer.email),
    ...passwordFaults({ password, email: customer.email, field: 'password' }, accounts.commonPasswords),
  ];
  if (faults.length > 0) return refusal(400, faults);
  if (await isTaken(db, customer.email)) return TAKEN;
  const password_hash = await accounts.passwords.hash(password);
  const id = await db.transaction().execute((transaction) => write(transaction, shop, { customer, password_hash }));
  if (id === null) return TAKEN;
  shop.log(`account ${id}: registered`);
  return showUser(shop, { id });
}

/** What the schema lets through and no mail could be sent to. */
export function emailFaults(email: string): readonly ValidationError[] {
  const message = 'must be an e-mail address';
  return isMailAddress(email.trim()) ? [] : [{ field: 'customer.email', keyword: 'format', message }];
}

export async function isTaken(db: Database, email: string): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('email_key', '=', emailKey(email)).executeTakeFirst();
  return row !== undefined;
}

type Written = { readonly customer: CustomerInput; readonly password_hash: string };

/** Null where somebody else has taken the e-mail meanwhile. */
async function write(db: Database, { clock }: Shop, { customer, password_hash }: Written): Promise<number | null> {
  const now = timestampAt(clock.now());
  const { email, firstname, lastname, addresses = [], custom_attributes = [] } = customer;
  const row = await db
    .insertInto('users')
    .values({
      email: email.trim(),
      email_key: emailKey(email),
      firstname,
      lastname,
      custom_attributes: JSON.stringify(custom_attributes),
      password_hash,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  const fresh = addresses.map(({ id: _id, customer_id: _owner, ...address }) => address); // numbers are given here
  await replaceAddresses(db, row.id, fresh);
  return row.id;
}
