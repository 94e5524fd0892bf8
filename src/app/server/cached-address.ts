import { filterCodes } from '#domain/catalog/filters.ts';
import { withoutTracking } from '#domain/shared/tracking.ts';

/** What of a query decides what a cached page shows, in the order in which it stands in a key. */
const NAMES: readonly string[] = [...filterCodes, 'sort', 'page'];

const LONGEST = 400; // characters; nobody needs to fill the cache with long addresses

/**
 * The address that a page is drawn and cached at, whatever of it was asked: nothing but this decides what is on it. Null
 * for addresses that say more, such as a text that was searched for or a token: their pages are drawn each time.
 */
export function cachedAddress(address: string): string | null {
  const [path = '', query] = address.split('?', 2);
  if (address.length > LONGEST || /[#;]/.test(address)) return null;
  const search = withoutTracking(query ? `?${query}` : '');
  const said = [...new URLSearchParams(search)].filter(([, value]) => value !== '');
  if (said.some(([name]) => !NAMES.includes(name))) return null;
  const ordered = NAMES.flatMap((name) => said.filter(([each]) => each === name));
  return ordered.length === 0 ? path : `${path}?${new URLSearchParams(ordered.map(([...pair]) => pair))}`;
}
