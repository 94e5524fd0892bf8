const SHOP = 'http://shop.invalid';

/**
 * The value of a `Location` header that leads to a path of this shop: characters of any script are encoded, since headers
 * are no text, and whatever a browser could read as another site leads home.
 */
export function locationOf(path: string): string {
  const url = URL.parse(path, SHOP);
  if (url?.origin !== SHOP || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
