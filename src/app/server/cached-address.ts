import { filterCodes } from '#domain/catalog/filters.ts';
import { byIds } from '#domain/catalog/worded-id.ts';
import { withoutTracking } from '#domain/shared/tracking.ts';

/** What of a query decides what a cached page shows, in the order in which it stands in a key. */
const NAMES: readonly string[] = [...filterCodes, 'sort', 'page'];

const LONGEST = 400; // characters; nobody needs to fill the cache with long addresses

/**
 * The address that a page is drawn and cached at, whatever of it was asked: nothing but this decides what is on it, and of
 * what narrows a list the ids alone. Null for addresses that say more, such as a text that was searched for or a token: their pages are drawn each time.
 */
export function cachedAddress(address: string): string | null {
  const [path = '', query] = address.split('?', 2);
  if (/[#;]/.test(address)) return null;
  const search = withoutTracking(query ? `?${query}` : '');
  const all = [...byIds(new URLSearchParams(search))];
  if (all.some(([name]) => !NAMES.includes(name))) return null; // also an empty field of a form: it leads to the list's own address
  const said = all.filter(([, value]) => value !== '');
  const ordered = NAMES.flatMap((name) => said.filter(([each]) => each === name));
  const cached = ordered.length === 0 ? path : `${path}?${new URLSearchParams(ordered.map(([...pair]) => pair))}`;
  return cached.length > LONGEST ? null : cached;
}
