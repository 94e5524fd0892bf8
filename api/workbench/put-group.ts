import type { Database } from '#api/database/open-database.ts';
import { emailKey } from '#api/records/customer.ts';

/** Puts an account into a customer group, which is made where there is none. Throws RangeError for an unknown account. */
export async function putGroup(
  db: Database,
  { email, group }: { readonly email: string; readonly group: number },
): Promise<true> {
  await db
    .insertInto('customer_groups')
    .values({ id: group, name: `Group ${group}` })
    .onConflict((known) => known.column('id').doNothing())
    .execute();
  const user = await db
    .updateTable('users')
    .set({ group_id: group })
    .where('email_key', '=', emailKey(email))
    .returning('id')
    .executeTakeFirst();
  if (!user) throw new RangeError(`There is no account ${email}.`);
  return true;
}
