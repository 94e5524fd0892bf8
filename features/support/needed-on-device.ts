import type { KeptOnDevice } from '../assemblies/world-facts.ts';

/** What the shop needs to work for whoever uses it, and keeps without asking (docs/storage.md); the consent is itself the answer. */
const NEEDED: readonly string[] = [
  ...['session', 'cart', 'checkout', 'drafts', 'closedPromos', 'wishlist', 'namedLists', 'sharing', 'compare'],
  ...['recentSearches', 'recentlyViewed', 'recentTiles', 'pendingNotices', 'discarded', 'delivery', 'sizeUnit'],
  ...['orderHistory', 'storeCredit', 'profileChange', 'consent', 'order', 'cookie store', 'zari-scroll'],
  ...['task record-consent', 'task tell-cart', '#mark'], // by the last a page knows whether the browser has cleared its store
];

const NOTHING: readonly string[] = ['[]', '{}', 'null', '""', ''];

/** What a device keeps besides: what is there to be told to others. An area that is empty keeps nothing. */
export function keptForOthers(kept: readonly KeptOnDevice[]): readonly string[] {
  return kept.filter(({ name, text }) => !NEEDED.includes(name) && !NOTHING.includes(text)).map(({ name }) => name);
}
