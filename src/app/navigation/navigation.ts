import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import type { Opened } from '../page.ts';
import { pageAt, type ShownPage } from './open-page.ts';
import type { PageHistory, Way } from './page-history.ts';
import { newEntry, placeAt } from './place.ts';

export type NavigationState = {
  readonly page: ShownPage;
  /** Whether another page is on its way. */
  readonly isMoving: boolean;
};

/** Leads from page to page in the browser. What links and screens call is the router's own interface. */
export type Navigation = Navigator & {
  readonly get: () => NavigationState;
  /** Answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Opens the page at hand again, as it was kept by its entry of the history. */
  readonly reopen: () => void;
  /** Follows the history and the network no longer. */
  readonly close: () => void;
};

type Ports = {
  readonly start: ShownPage;
  readonly history: PageHistory;
  readonly open: (location: Location) => Promise<Opened>;
  /** Called while the page that will be left still stands; an heir takes over where it was scrolled to. */
  readonly leave: (heir?: Location) => void;
  readonly tellDefect: (error: unknown) => void;
  readonly network: Connectivity;
};

/**
 * The address changes when the next page is there. Of several on their way the last one asked for arrives. A page that
 * could not be had without a network opens by itself when there is one again.
 */
export function createNavigation({ start, history, open, leave, tellDefect, network }: Ports): Navigation {
  let state: NavigationState = { page: start, isMoving: false };
  let target = start.location;
  const listeners = new Set<() => void>();
  const following = [
    history.onMove(() => void leaveFor(history.here(), 'stay')),
    network.onChange((isOnline) => {
      if (isOnline && state.page.shows === 'offline') void move(state.page.location, 'stay');
    }),
  ];

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const stop of following) stop();
    },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
    go: history.go,
    reopen: () => void move(history.here(), 'stay'),
    push: (to, kept: unknown, options) => void leaveFor(newPlace(to, kept), 'push', options),
    replace: (to, kept: unknown, options) => void leaveFor(newPlace(to, kept), 'replace', options),
  };

  function leaveFor(location: Location, way: Way, { preventScrollReset }: NavigateOptions = {}): Promise<void> {
    leave(preventScrollReset ? location : undefined);
    return move(location, way);
  }

  async function move(location: Location, way: Way): Promise<void> {
    target = location;
    if (state.page.shows !== 'offline' && isTargetOn(state.page.location, location))
      return arrive({ ...state.page, location }, way);
    tell({ ...state, isMoving: true });
    const next = await openedAt(location);
    if (target !== location) return;
    if ('to' in next) return move(newPlace(next.to), way === 'stay' ? 'replace' : way);
    arrive(next, way);
  }

  async function openedAt(location: Location): Promise<ShownPage | { readonly to: string }> {
    try {
      const opened = await open(location);
      return opened.kind === 'moved' ? opened : pageAt(location, opened.shows);
    } catch (error) {
      if (!network.isOnline()) return { location, shows: 'offline', layout: 'default' };
      tellDefect(error);
      return { location, shows: 'error', layout: 'minimal' };
    }
  }

  function arrive(page: ShownPage, way: Way): void {
    history.write(page.location, way);
    tell({ page, isMoving: false });
  }

  function tell(next: NavigationState): void {
    state = next;
    for (const listener of listeners) listener();
  }
}

function newPlace(to: To, state?: unknown): Location {
  return placeAt(to, newEntry(state));
}

/** Whether the next place is on the page that stands: only the hash tells them apart, or names the target again. */
function isTargetOn(page: Location, next: Location): boolean {
  const isSamePage = next.pathname === page.pathname && next.search === page.search;
  return isSamePage && (next.hash !== page.hash || next.hash !== '');
}
