import type { Database } from '#api/database/open-database.ts';
import { loadAddresses } from './user-addresses.ts';

/** User of the contract without its group token; null when the account is gone. */
export async function loadUser(db: Database, id: number) {
  const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!user) return null;
  const addresses = await loadAddresses(db, id);
  return {
    id,
    group_id: user.group_id,
    email: user.email,
    firstname: user.firstname,
    lastname: user.lastname,
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    website_id: 1,
    store_id: 1,
    default_billing: textOf(addresses.find(({ default_billing }) => default_billing)?.id),
    default_shipping: textOf(addresses.find(({ default_shipping }) => default_shipping)?.id),
    addresses,
    custom_attributes: user.custom_attributes,
  };
}

function textOf(id: number | undefined): string | null {
  return id === undefined ? null : String(id);
}
