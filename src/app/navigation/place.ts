import { createPath, type Location, type Path, type To } from 'react-router';
import { plainAddress } from '#domain/shared/plain-text.ts';
import { withoutTracking } from '#domain/shared/tracking.ts';
import { SEARCHED } from '#viewmodels/catalog/list-address.ts';

const ORIGIN = 'http://shop'; // a stand-in: pages are opened by path and query alone, never by the host's name

/** The address as a URL, encoded as browsers do it, without what nobody can have typed. */
export function urlOf(address: Partial<Path> | string): URL {
  return new URL(ORIGIN + plainAddress(typeof address === 'string' ? address : createPath(address)));
}

/** What an entry of the history keeps beside its address. */
export type Entry = { readonly key: string; readonly state: unknown };

/**
 * A place in the shop, in the router's words; an address reads the same on the server and in the browser, and whatever way
 * led a shopper there.
 */
export function placeAt(address: Partial<Path> | string, entry: Entry = { key: 'default', state: null }): Location {
  const { pathname, search, hash } = urlOf(address);
  return { pathname, search: withoutTracking(search), hash, ...entry };
}

/** An entry that no other is mistaken for in the history of a tab. */
export function newEntry(state: unknown = null): Entry {
  return { key: Math.random().toString(36).slice(2, 10), state };
}

/** A place with an entry of its own. */
export function newPlace(to: To, state?: unknown): Location {
  return placeAt(to, newEntry(state));
}

/** Whether the next place is on the page that stands: only the hash tells them apart, or names the target again. */
export function isTargetOn(page: Location, next: Location): boolean {
  const isSamePage = next.pathname === page.pathname && next.search === page.search;
  return isSamePage && (next.hash !== page.hash || next.hash !== '');
}

/** Whether the next place is about something else, not the same list in another order or light. */
export function showsAnother(page: Location, next: Location): boolean {
  return next.pathname !== page.pathname || searchedAt(next) !== searchedAt(page);
}

function searchedAt({ search }: Location): string | null {
  return new URLSearchParams(search).get(SEARCHED);
}
