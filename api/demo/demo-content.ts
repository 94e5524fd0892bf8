import type { Database } from '#api/database/open-database.ts';
import { demoCollection } from '#api/demo/collection/collection.ts';
import { versionOf } from '#api/demo/collection/collection-version.ts';
import { demoPromoItems, demoPromoItemsOf } from '#api/demo/collection/promo-items.ts';
import { demoUsers } from '#api/demo/collection/users.ts';
import { dayAt } from '#api/process/shop-clock.ts';
import { emailKey } from '#api/records/customer.ts';
import { isSeeded, type Seed } from '#api/seed/seed.ts';

/** The demo collection as it stands on the store's day of a moment. */
export function demoContent(now: number): Seed {
  const collection = demoCollection(dayAt(now));
  return {
    version: versionOf(collection),
    collection,
    promoItems: { default: demoPromoItems, ...demoPromoItemsOf },
    users: demoUsers,
  };
}

/** Whether the demo was ever opened on a database: it has an account whose password everybody knows. */
export async function holdsDemo(db: Database): Promise<boolean> {
  const known = demoUsers.map(({ email }) => emailKey(email));
  const user = await db.selectFrom('users').select('id').where('email_key', 'in', known).executeTakeFirst();
  return user !== undefined || (await isSeeded(db));
}
