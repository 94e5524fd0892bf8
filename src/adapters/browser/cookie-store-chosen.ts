import type { IsStoreChosen } from '#domain/storeview/is-store-chosen.ts';
import { PLAIN_STORE_COOKIE, SECURE_STORE_COOKIE, storeCookieEnd } from '#domain/storeview/store-cookie.ts';

/** Looks for the cookie in which `cookie-store-choice.ts` or a form keeps the choice in the store view of a prefix. */
export function createCookieStoreChosen(prefix: string, page: Pick<Document, 'cookie'> = document): IsStoreChosen {
  const names = [SECURE_STORE_COOKIE, PLAIN_STORE_COOKIE].map((kind) => `${kind}${storeCookieEnd(prefix)}=`);
  return () => page.cookie.split('; ').some((pair) => names.some((name) => pair.startsWith(name)));
}
