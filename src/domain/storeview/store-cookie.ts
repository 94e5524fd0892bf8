import type { StoreView } from './store-view.ts';

/** The choice as it is kept between visits: `IN.en-US.INR`. */
export function storeChoiceText({ country, locale, currency }: StoreView): string {
  return `${country}.${locale}.${currency}`;
}

const YEAR_S = 31_536_000;

/** Only this very host can have set it, and only by https; browsers see to that by the name. */
export const SECURE_STORE_COOKIE = '__Host-store';
export const PLAIN_STORE_COOKIE = 'store';

/**
 * The cookie that keeps the choice, as a browser and a server write it; secure where the shop is served by https. Store views
 * of one host have one each, told apart by what stands before their paths: a secure one is for all of a host.
 */
export function storeCookie(storeView: StoreView, isSecure: boolean, prefix = ''): string {
  const [name, secure] = isSecure ? [SECURE_STORE_COOKIE, '; Secure'] : [PLAIN_STORE_COOKIE, ''];
  return `${name}${storeCookieEnd(prefix)}=${storeChoiceText(storeView)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
}

/** The end of the cookie's name in a store view: `-de` of `/de`. */
export function storeCookieEnd(prefix: string): string {
  return prefix.replace('/', '-');
}
