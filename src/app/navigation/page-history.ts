import { createPath, type Location } from 'react-router';
import { type Entry, newEntry, placeAt } from './place.ts';

/** How a page comes into the history: as a new entry, in the place of the present one, or because it is there. */
export type Way = 'push' | 'replace' | 'stay';

/** The entries of a tab's history that belong to the shop. */
export type PageHistory = {
  /** The present entry; one that the browser made gets a key first. */
  readonly here: () => Location;
  readonly write: (location: Location, way: Way) => void;
  readonly go: (steps: number) => void;
  /** Calls when the shopper went back or forward, or to a target on the same page. Answers how to stop. */
  readonly onMove: (listener: () => void) => () => void;
};

type Tab = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>;

/** Places are those of the store view; the tab shows what stands before them, too (ROUTE-04). */
export function createPageHistory(tab: Tab, prefix = ''): PageHistory {
  const { history, location } = tab;
  return {
    here() {
      const entry = entryOf(history.state) ?? newEntry();
      const place = placeAt(location.pathname.slice(prefix.length) + location.search + location.hash, entry);
      if (entryOf(history.state) === null) history.replaceState(entry, '');
      return place;
    },
    write(place, way) {
      if (way === 'stay') return;
      const { key, state } = place;
      const address = prefix + createPath(place);
      try {
        if (way === 'replace') history.replaceState({ key, state }, '', address);
        else history.pushState({ key, state }, '', address);
      } catch {
        location.assign(address); // browsers that count entries refuse after too many; a full load always goes
      }
    },
    go: (steps) => history.go(steps),
    onMove(listener) {
      tab.addEventListener('popstate', listener);
      return () => tab.removeEventListener('popstate', listener);
    },
  };
}

/** What the shop has written into an entry; null for an entry of somebody else. */
function entryOf(kept: unknown): Entry | null {
  const { key, state = null } = (kept ?? {}) as Partial<Entry>;
  return typeof key === 'string' ? { key, state } : null;
}
