import type { Location } from 'react-router';
import type { Connectivity } from '#domain/shared/connectivity.ts';
import { type LatePlaceholderPorts, latePlaceholder } from './late-placeholder.ts';
import { type Moving, pageAt, type ShownPage, standInAt } from './open-page.ts';
import type { Outcome } from './outcome.ts';
import type { PageHistory, Way } from './page-history.ts';
import { newPlace, showsAnother } from './place.ts';
import type { ShownState } from './shown-state.ts';
import type { Next } from './without-network.ts';

export type MovePorts = LatePlaceholderPorts & {
  readonly history: PageHistory;
  readonly open: (location: Location, moving: Moving) => Promise<Outcome>;
  /** Resolves when the error page knows all it will say; not at all when the tab leaves for the place by itself. */
  readonly tellDefect: (error: unknown, location: Location) => void | Promise<void>;
  readonly network: Connectivity;
  /** What stands instead of a page that could not be had without a network, where another page stands. */
  readonly withoutNetwork: (page: ShownPage, stands: ShownPage) => Promise<Next>;
};

export type Moves = {
  /** Opens the page at a place. */
  readonly open: (location: Location, way: Way) => void;
  /** Opens what was asked for last once more. */
  readonly again: () => void;
  /** Comes to a place on the page that stands. */
  readonly find: (location: Location, way: Way) => void;
};

/**
 * The address changes when the next page is there, or its placeholder. Of several on their way the last one asked for
 * arrives, and what was asked for the others is given up.
 */
export function createMoves(ports: MovePorts, shown: ShownState): Moves {
  const { history } = ports;
  let underWay = new AbortController();
  let asked: Pick<Move, 'location' | 'way'> = { location: shown.get().page.location, way: 'stay' };

  return {
    open: (location, way) => void move(location, way),
    again: () => void move(asked.location, asked.way),
    find(location, way) {
      begin();
      arrive({ ...shown.get().page, location }, way);
    },
  };

  function begin(): AbortSignal {
    underWay.abort();
    underWay = new AbortController();
    return underWay.signal;
  }

  async function move(location: Location, way: Way): Promise<void> {
    const signal = begin();
    asked = { location, way };
    const before = addressLeft(shown.get().page, location);
    shown.tell({ isMoving: true });
    void placeholderWhenLate(ports, shown, { location, way, signal });
    const next = await openedAt(ports, location, { before, signal, stands: shown.get().page });
    if (signal.aborted || next === 'left') return;
    const rest = shown.get().page.location === location ? 'stay' : way; // the placeholder has the entry of its page already
    if ('to' in next) return move(newPlace(next.to), rest === 'stay' ? 'replace' : rest);
    arrive(next, rest);
  }

  function arrive(page: ShownPage, way: Way): void {
    history.write(page.location, way);
    shown.tell({ page, isMoving: false });
  }
}

type Move = { readonly location: Location; readonly way: Way; readonly signal: AbortSignal };

async function placeholderWhenLate(
  ports: MovePorts,
  shown: ShownState,
  { location, way, signal }: Move,
): Promise<void> {
  const { page } = shown.get();
  if (!page.hasFailed && !showsAnother(page.location, location)) return; // a list in another light says so itself
  const known = await latePlaceholder(ports, page, location);
  const isLate = !signal.aborted && shown.get().isMoving && shown.get().page.location !== location;
  if (known === null || !isLate) return;
  ports.history.write(location, way);
  shown.tell({ page: known });
}

type Asked = Moving & { readonly stands: ShownPage };

async function openedAt(ports: MovePorts, location: Location, { stands, ...moving }: Asked): Promise<Next> {
  const { open, network, tellDefect, withoutNetwork } = ports;
  try {
    const opened = await open(location, moving);
    if (opened.kind === 'moved') return opened;
    const page = pageAt(location, opened.shows, { hasFailed: opened.status === 503 });
    return page.hasFailed && !network.isOnline() ? withoutNetwork(page, stands) : page;
  } catch (error) {
    if (!network.isOnline()) return withoutNetwork(standInAt(location, 'offline'), stands);
    if (!moving.signal.aborted) await tellDefect(error, location);
    return { ...pageAt(location, 'error', { hasFailed: true }), layout: 'minimal' };
  }
}

/** The page that is left for another one; null for the first, for a page opened again, and for one that had failed. */
function addressLeft({ location, hasFailed, shows }: ShownPage, next: Location): string | null {
  if (hasFailed || shows === 'error' || location.pathname === next.pathname) return null;
  return location.pathname + location.search;
}
