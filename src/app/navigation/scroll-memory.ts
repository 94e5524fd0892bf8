import type { Location } from 'react-router';
import {
  isOnTheirWay,
  restoreViewport,
  type ViewportPosition,
  viewportPositionIn,
  viewportPositionOf,
} from './viewport-position.ts';

const KEY = 'zari-scroll';

export type ScrollMemory = {
  /** Remembers where the shopper is on the page that still stands, and for an heir that it shall stand there too. */
  readonly leave: (heir?: Location) => void;
  /** Brings the shopper to the top of what stands for a page on its way; nothing is remembered of it. */
  readonly await: () => void;
  /**
   * Brings the shopper to where they were on that page, else to the target in its address, else to the top. Who has
   * gone on by themselves while it was awaited stays there.
   */
  readonly arrive: (location: Location) => void;
};

/**
 * Takes over from the browser, which would restore a position before the page is there. Positions outlive a reload of
 * the tab.
 */
export function createScrollMemory(tab: Window, first: Location): ScrollMemory {
  const positions = readPositions(tab);
  let position: Location | null = first;
  const leave = (heir = position): void => {
    if (position === null || heir === null) return;
    for (const { key } of [position, heir]) positions.set(key, viewportPositionIn(tab));
  };
  const restores = ({ key }: Location): boolean => {
    const position = positions.get(key);
    if (position !== undefined) restoreViewport(tab, position);
    return position !== undefined;
  };

  tab.history.scrollRestoration = 'manual';
  restores(first);
  tab.addEventListener('pagehide', () => {
    leave();
    writePositions(tab, positions);
    tab.history.scrollRestoration = 'auto';
  });
  tab.addEventListener('pageshow', () => {
    tab.history.scrollRestoration = 'manual';
  });

  return {
    leave,
    await() {
      position = null;
      tab.scrollTo(0, 0);
    },
    arrive(location) {
      const hasGoneOn = position === null && isOnTheirWay(tab);
      position = location;
      if (hasGoneOn || restores(location)) return;
      const target = targetOf(tab, location);
      if (target) target.scrollIntoView();
      else tab.scrollTo(0, 0);
    },
  };
}

function targetOf({ document }: Window, { hash }: Location): Element | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a hash that no browser can read names nothing
  }
}

/** What an earlier page of the tab kept; a tab without storage, or with somebody else's, begins anew. */
function readPositions(tab: Window): Map<string, ViewportPosition> {
  try {
    const kept: unknown = JSON.parse(tab.sessionStorage.getItem(KEY) ?? '{}');
    const places = Object.entries(kept ?? {}).map(([key, place]) => [key, viewportPositionOf(place)] as const);
    return new Map(places.flatMap(([key, place]) => (place === null ? [] : [[key, place] as const])));
  } catch {
    return new Map();
  }
}

function writePositions(tab: Window, positions: ReadonlyMap<string, ViewportPosition>): void {
  try {
    tab.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // A full or forbidden storage costs the position after a reload, nothing else.
  }
}
