import { withoutTracking } from '#domain/shared/tracking.ts';
import { PLAIN_STORE_COOKIE, SECURE_STORE_COOKIE } from '#domain/storeview/store-cookie.ts';
import { countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';

/** The first part of the names of the shop's caches; each response cache has one. */
export const CACHES = 'zari-';

/** The word of a key that says which store view it was kept for. */
export const KEPT_FOR = 'kept-for';

/** The neutral page that opens any address on the device. */
export const SHELL_ADDRESS = '/offline';

/** Where the shop opens that stands among the device's programs. */
const INSTALLED_HOME = '/pwa.html';

/** Under which address a page is kept: one address speaks all languages, so the choice of a store view belongs to it. */
export function pageKey(address: string, storeChoice: string): string {
  const url = new URL(address);
  url.hash = '';
  url.search = withoutTracking(url.search);
  if (url.pathname === INSTALLED_HOME) url.pathname = '/';
  url.searchParams.delete('notice'); // is told once, on whatever page
  url.searchParams.append(KEPT_FOR, storeChoice);
  return url.href;
}

/** What the catalog says has prices of a country in a currency, which calls name in their headers. */
export function catalogKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  return pageKey(url, `${headers.get('country-id') ?? ''}.${headers.get('currency') ?? ''}`);
}

/** The market that calls of a store view name. */
export function marketOfCall({ country, currency }: Pick<StoreView, 'country' | 'currency'>): string {
  return `${countryIdOf({ country })}.${currency}`;
}

type Cookies = { get(name: string): Promise<{ readonly value?: string } | null> };

/**
 * The choice of a store view as its cookie says it, the secure one first. Workers and pages read it the same way; where the
 * browser does not tell it to workers, what was kept last stands in for every store view.
 */
export async function storeChoiceIn(cookies: Cookies | undefined): Promise<string> {
  for (const name of [SECURE_STORE_COOKIE, PLAIN_STORE_COOKIE]) {
    const cookie = await cookies?.get(name);
    if (cookie?.value) return cookie.value;
  }
  return '';
}
