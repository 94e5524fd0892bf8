import { createPath, type Location, type Path } from 'react-router';

const ORIGIN = 'http://shop'; // a stand-in: pages are opened by path and query alone, never by the host's name

/** The address as a URL, encoded as browsers do it. */
export function urlOf(address: Partial<Path> | string): URL {
  return new URL(ORIGIN + (typeof address === 'string' ? address : createPath(address)));
}

/** What an entry of the history keeps beside its address. */
export type Entry = { readonly key: string; readonly state: unknown };

/** A place in the shop, in the router's words; an address reads the same on the server and in the browser. */
export function placeAt(address: Partial<Path> | string, entry: Entry = { key: 'default', state: null }): Location {
  const { pathname, search, hash } = urlOf(address);
  return { pathname, search, hash, ...entry };
}

/** An entry that no other is mistaken for in the history of a tab. */
export function newEntry(state: unknown = null): Entry {
  return { key: Math.random().toString(36).slice(2, 10), state };
}
