import { byIds } from '#domain/catalog/worded-id.ts';
import { withoutTracking } from '#domain/shared/tracking.ts';
import { languageIn } from '#domain/storeview/language-in.ts';
import { PLAIN_STORE_COOKIE, SECURE_STORE_COOKIE, storeCookieEnd } from '#domain/storeview/store-cookie.ts';
import { countryIdOf, type StoreView } from '#domain/storeview/store-view.ts';

/** The first part of the names of the shop's caches; each response cache has one. */
export const CACHES = 'zari-';

/** The word of a key that says which store view it was kept for. */
export const KEPT_FOR = 'kept-for';

/** The neutral page that opens any address on the device. */
export const SHELL_ADDRESS = '/offline';

/** The header in which a page says what stands before the paths of the store views at its host; absent where there is but one. */
export const STORE_VIEWS = 'store-views';

/** Where the shop opens that stands among the device's programs. */
const INSTALLED_HOME = '/pwa.html';

/**
 * Under which address a page is kept: one address speaks all languages, so the choice of a store view belongs to it. What narrows
 * a list is kept by its ids alone, since their words have many spellings.
 */
export function pageKey(address: string, storeChoice: string): string {
  const url = new URL(address);
  url.hash = '';
  url.search = String(byIds(new URLSearchParams(withoutTracking(url.search))));
  if (url.pathname === INSTALLED_HOME) url.pathname = '/';
  url.searchParams.delete('notice'); // is told once, on whatever page
  url.searchParams.append(KEPT_FOR, storeChoice);
  return url.href;
}

/** What the catalog says has prices of a country in a currency, and words of a language, which calls name in their headers. */
export function catalogKey({ url, headers }: Pick<Request, 'url' | 'headers'>): string {
  const language = languageIn(headers.get('accept-language') ?? '');
  return pageKey(url, [headers.get('country-id'), headers.get('currency'), language].join('.'));
}

/** What calls of a store view name by which answers differ. */
export function marketOfCall({
  country,
  currency,
  locale,
}: Pick<StoreView, 'country' | 'currency' | 'locale'>): string {
  return `${countryIdOf({ country })}.${currency}.${languageIn(locale)}`;
}

type Cookies = { get(name: string): Promise<{ readonly value?: string } | null> };

/**
 * What was chosen in the store view of an address as its cookie says it, the secure one first. Workers and pages read it the
 * same way; where the browser does not tell it to workers, what was kept last stands in for every choice.
 */
export async function storeChoiceIn(cookies: Cookies | undefined, address: string): Promise<string> {
  const ends = [storeCookieEnd(firstNameOf(address)), ''];
  for (const name of ends.flatMap((end) => [SECURE_STORE_COOKIE + end, PLAIN_STORE_COOKIE + end])) {
    const cookie = await cookies?.get(name);
    if (cookie?.value) return cookie.value;
  }
  return '';
}

/** What may be the prefix of a store view: the first name of a path, such as `/de`. */
export function firstNameOf(address: string): string {
  return /^\/[^/]*/.exec(new URL(address).pathname)?.[0] ?? '/';
}
