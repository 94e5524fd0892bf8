import { demoCollection } from '#demo-shop/collection/collection.ts';
import { versionOf } from '#demo-shop/collection/collection-version.ts';
import { demoPromoItems, demoPromoItemsOf } from '#demo-shop/collection/promo-items.ts';
import { demoUsers } from '#demo-shop/collection/users.ts';
import type { Database } from '#reference-api/database/open-database.ts';
import { dayAt } from '#reference-api/process/shop-clock.ts';
import { emailKey } from '#reference-api/records/customer.ts';
import { isSeeded, type Seed } from '#reference-api/seed/seed.ts';

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
