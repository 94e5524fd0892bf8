import { changeCredit } from '#api/accounts/change-credit.ts';
import { hashPassword } from '#api/accounts/password-hash.ts';
import type { Database } from '#api/database/open-database.ts';
import type { Paise } from '#api/money/paise.ts';
import { type AddressInput, emailKey } from '#api/records/customer.ts';
import { replaceAddresses } from './user-addresses.ts';

/** An account that a demo shop has from the start. */
export type SeedUser = {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  /** RFC 3339. */
  readonly created_at: string;
  readonly updated_at: string;
  readonly addresses: readonly AddressInput[];
  readonly credit: { readonly amount: Paise; readonly at: string; readonly comment: string };
};

/** Those that are not there yet. */
export async function storeUsers(db: Database, users: readonly SeedUser[]): Promise<void> {
  for (const user of users) await storeUser(db, user);
}

async function storeUser(db: Database, { password, addresses, credit, ...user }: SeedUser): Promise<void> {
  const email_key = emailKey(user.email);
  const there = await db.selectFrom('users').select('id').where('email_key', '=', email_key).executeTakeFirst();
  if (there) return;
  const { id } = await db
    .insertInto('users')
    .values({ ...user, email_key, password_hash: await hashPassword(password), custom_attributes: '[]' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceAddresses(db, id, addresses);
  await changeCredit(db, { userId: id, action: 'credited', order_increment_id: null, ...credit });
}
