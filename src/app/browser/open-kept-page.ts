import { createPath, type Path } from 'react-router';
import { CACHES, pageKey, storeChoiceIn } from '#domain/offline/kept-keys.ts';

type Tab = Pick<Window, 'caches' | 'location'> & { readonly cookieStore?: Parameters<typeof storeChoiceIn>[0] };

/** Leaves for a page as the worker keeps it; false where it keeps none. */
export async function openKeptPage(tab: Tab, place: Partial<Path>, prefix = ''): Promise<boolean> {
  const address = tab.location.origin + prefix + createPath(place);
  const key = pageKey(address, await storeChoiceIn(tab.cookieStore, address));
  const kept = await tab.caches.match(key, { cacheName: `${CACHES}pages`, ignoreVary: true });
  if (kept) tab.location.assign(address);
  return kept !== undefined;
}
