import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router';
import { createMoves, type MovePorts } from './moves.ts';
import type { ShownPage } from './open-page.ts';
import type { Way } from './page-history.ts';
import { isTargetOn, newPlace, showsAnother } from './place.ts';
import { createShownState, type ShownState } from './shown-state.ts';

/** Leads from page to page in the browser. What links and screens call is the router's own interface. */
export type Navigation = Navigator &
  Pick<ShownState, 'get' | 'subscribe'> & {
    /** Opens the page at hand again, as it was kept by its entry of the history; `go(0)` does so for a link or a form. */
    readonly reopen: () => void;
    /** Follows the history and the network no longer. */
    readonly close: () => void;
  };

type Ports = MovePorts & {
  readonly start: ShownPage;
  /** Called while the page that will be left still stands; an heir takes over where it was scrolled to. */
  readonly leave: (heir?: Location) => void;
  /** Called when a page about something else is asked for. */
  readonly endPage: () => void;
};

/** A page that could not be had without a network opens by itself when there is one again. */
export function createNavigation(ports: Ports): Navigation {
  const { start, history, network, leave, endPage } = ports;
  const shown = createShownState(start);
  const { open, again, find } = createMoves(ports, shown);
  const following = [history.onMove(() => leaveFor(history.here(), 'stay')), network.onChange(openOnceOnline)];

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    close() {
      for (const stop of following) stop();
    },
    createHref,
    go: (steps) => (steps === 0 ? openAgain() : history.go(steps)),
    reopen: () => open(history.here(), 'stay'),
    push: (to: To, kept: unknown, options) => leaveFor(newPlace(to, kept), 'push', options),
    replace: (to: To, kept: unknown, options) => leaveFor(newPlace(to, kept), 'replace', options),
  };

  function leaveFor(location: Location, way: Way, { preventScrollReset }: NavigateOptions = {}): void {
    const { page } = shown.get();
    leave(preventScrollReset ? location : undefined);
    if (showsAnother(page.location, location)) endPage();
    if (isTargetOf(page, location)) find(location, way);
    else open(location, way);
  }

  function openOnceOnline(isOnline: boolean): void {
    if (isOnline && shown.get().page.shows === 'offline') again(); // a shopper may have left it for another one by now
  }

  /** Its address may have changed since it was opened: a variant was chosen, more of a list was loaded. */
  function openAgain(): void {
    leave();
    const location = history.here();
    shown.tell({ page: { ...shown.get().page, location } });
    open(location, 'stay');
  }
}

/** Whether the page that stands is the one asked for, and only a target on it is to be found. */
function isTargetOf(page: ShownPage, location: Location): boolean {
  return page.shows !== 'offline' && !page.placeholder && isTargetOn(page.location, location);
}

function createHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
