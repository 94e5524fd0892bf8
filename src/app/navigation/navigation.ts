import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router';
import type { Opened } from '#app/page/page.ts';
import { SKETCH_AFTER_MS } from '#domain/journeys/late-page.ts';
import type { Clock } from '#domain/shared/clock.ts';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { pageAt, type ShownPage } from './open-page.ts';
import type { PageHistory, Way } from './page-history.ts';
import { isTargetOn, newEntry, placeAt, showsAnother } from './place.ts';

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
  /** Opens the page at hand again, as it was kept by its entry of the history; `go(0)` does so for a link or a form. */
  readonly reopen: () => void;
  /** Follows the history and the network no longer. */
  readonly close: () => void;
};

type Ports = {
  readonly start: ShownPage;
  readonly history: PageHistory;
  readonly open: (location: Location) => Promise<Opened>;
  /** What can be shown of a page that is late; null where that is nothing, and the page before stays. */
  readonly sketch: (location: Location) => Promise<ShownPage | null>;
  /** Called while the page that will be left still stands; an heir takes over where it was scrolled to. */
  readonly leave: (heir?: Location) => void;
  /** Called when a page about something else is asked for. */
  readonly endPage: () => void;
  /** Resolves when the error page knows all it will say. */
  readonly tellDefect: (error: unknown) => void | Promise<void>;
  readonly network: Connectivity;
  readonly clock: Clock;
};

/**
 * The address changes when the next page is there, or its sketch. Of several on their way the last one asked for
 * arrives. A page that could not be had without a network opens by itself when there is one again.
 */
export function createNavigation(ports: Ports): Navigation {
  const { start, history, open, sketch, leave, endPage, tellDefect, network, clock } = ports;
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
    go: (steps) => (steps === 0 ? openAgain() : history.go(steps)),
    reopen: () => void move(history.here(), 'stay'),
    push: (to, kept: unknown, options) => void leaveFor(newPlace(to, kept), 'push', options),
    replace: (to, kept: unknown, options) => void leaveFor(newPlace(to, kept), 'replace', options),
  };

  function leaveFor(location: Location, way: Way, { preventScrollReset }: NavigateOptions = {}): Promise<void> {
    leave(preventScrollReset ? location : undefined);
    if (showsAnother(state.page.location, location)) endPage();
    return standsFor(location) ? comesTo(location, way) : move(location, way);
  }

  /** Its address may have changed since it was opened: a variant was chosen, more of a list was loaded. */
  function openAgain(): void {
    leave();
    const location = history.here();
    tell({ ...state, page: { ...state.page, location } });
    void move(location, 'stay');
  }

  /** Whether the page that stands is the one asked for, and only a target on it is to be found. */
  function standsFor(location: Location): boolean {
    const { page } = state;
    return page.shows !== 'offline' && !page.sketch && isTargetOn(page.location, location);
  }

  async function comesTo(location: Location, way: Way): Promise<void> {
    target = location;
    arrive({ ...state.page, location }, way);
  }

  async function move(location: Location, way: Way): Promise<void> {
    target = location;
    tell({ ...state, isMoving: true });
    void sketchWhenLate(location, way);
    const next = await openedAt(location);
    if (target !== location) return;
    const rest = state.page.location === location ? 'stay' : way; // the sketch has the entry of its page already
    if ('to' in next) return move(newPlace(next.to), rest === 'stay' ? 'replace' : rest);
    arrive(next, rest);
  }

  /** A list that is narrowed or sorted stays and says so itself; a product gives way at once to the next (CAT-038). */
  async function sketchWhenLate(location: Location, way: Way): Promise<void> {
    const { page } = state;
    if (!page.hasFailed && !showsAnother(page.location, location)) return;
    const early = knownOf(location); // asks for the code of the screen too, beside the data
    const isNextProduct = isProduct(page) && isProduct(await early);
    if (!isNextProduct) await clock.wait(SKETCH_AFTER_MS);
    const known = isNextProduct ? await early : await knownOf(location);
    const isLate = target === location && state.isMoving && state.page.location !== location;
    if (known === null || !isLate) return;
    history.write(location, way);
    tell({ page: known, isMoving: true });
  }

  /** What goes wrong here is told when the page itself is opened. */
  function knownOf(location: Location): Promise<ShownPage | null> {
    return sketch(location).catch(() => null);
  }

  async function openedAt(location: Location): Promise<ShownPage | { readonly to: string }> {
    try {
      const opened = await open(location);
      return opened.kind === 'moved' ? opened : pageAt(location, opened.shows, { hasFailed: opened.status === 503 });
    } catch (error) {
      if (!network.isOnline()) return { ...pageAt(location, 'offline', { hasFailed: true }), layout: 'default' };
      await tellDefect(error);
      return { ...pageAt(location, 'error', { hasFailed: true }), layout: 'minimal' };
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

function isProduct(page: ShownPage | null): boolean {
  return page?.shows === 'product' || page?.shows === 'product-set';
}
