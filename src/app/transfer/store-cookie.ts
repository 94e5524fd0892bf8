import { storeViewOf } from '#domain/storeview/store-choice.ts';
import { PLAIN_STORE_COOKIE, SECURE_STORE_COOKIE } from '#domain/storeview/store-cookie.ts';
import type { StoreView } from '#domain/storeview/store-view.ts';

/**
 * The store view that a request's cookies choose; of all cookies the server reads these alone: the
 * secure one, else the plain one, which a shop without https has and one with https may have written before.
 */
export function storeViewOfCookies(header: string | null): StoreView {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const chosenIn = (name: string) => pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  return storeViewOf(chosenIn(SECURE_STORE_COOKIE) ?? chosenIn(PLAIN_STORE_COOKIE) ?? '');
}
