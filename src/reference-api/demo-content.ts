import { demoPromoItems, demoPromoItemsOf } from './content/promo-items.ts';
import type { Seed } from './database/seed.ts';
import { demoCollection } from './demo/collection.ts';
import { demoUsers } from './demo/users.ts';
import { dayAt } from './process/shop-clock.ts';

/** The demo collection as it stands on the store's day of a moment. */
export function demoContent(now: number): Seed {
  return {
    collection: demoCollection(dayAt(now)),
    promoItems: { default: demoPromoItems, ...demoPromoItemsOf },
    users: demoUsers,
  };
}
