import { type ConfiguredView, plainView, storeViewIn } from '#domain/storeview/configured-view.ts';
import { PLAIN_STORE_COOKIE, SECURE_STORE_COOKIE, storeCookieEnd } from '#domain/storeview/store-cookie.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

/**
 * What a request's cookies choose in a store view; of all cookies the server reads these alone: the secure one, else the
 * plain one, which a shop without https has and one with https may have written before.
 */
export function storeViewOfCookies(header: string | null, view: ConfiguredView = plainView): StoreView {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const chosenIn = (kind: string): string | undefined => {
    const name = `${kind}${storeCookieEnd(view.prefix)}=`;
    return pairs.find((pair) => pair.startsWith(name))?.slice(name.length);
  };
  return storeViewIn(view, chosenIn(SECURE_STORE_COOKIE) ?? chosenIn(PLAIN_STORE_COOKIE) ?? '');
}
