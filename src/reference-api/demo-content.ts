import { demoPromoItems, demoPromoItemsOf } from './content/promo-items.ts';
import type { Seed } from './database/seed.ts';
import { demoCollection } from './demo/collection.ts';
import { versionOf } from './demo/collection-version.ts';
import { demoUsers } from './demo/users.ts';
import { dayAt } from './process/shop-clock.ts';

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
