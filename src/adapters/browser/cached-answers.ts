import { CACHES, KEPT_FOR, marketOfCall } from '#domain/offline/kept-keys.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

/** What the catalog said about products in the store view's market, as the worker keeps it; nothing where none is. */
export async function cachedProductAnswers(
  view: Pick<StoreView, 'country' | 'currency' | 'locale'>,
  storage: () => CacheStorage = () => caches,
): Promise<readonly string[]> {
  try {
    const cache = await storage().open(`${CACHES}catalog`);
    const kept = (await cache.keys()).filter(({ url }) => isAboutProducts(url, marketOfCall(view)));
    const answers = await Promise.all(kept.map((request) => cache.match(request, { ignoreVary: true })));
    return await Promise.all(answers.map((answer) => answer?.text() ?? ''));
  } catch {
    return []; // a browser without caches, or one that lets pages keep nothing
  }
}

function isAboutProducts(address: string, market: string): boolean {
  const { searchParams } = new URL(address);
  return searchParams.get('type') === 'product' && searchParams.get(KEPT_FOR) === market;
}
