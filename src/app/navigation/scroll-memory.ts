import type { Location } from 'react-router';

const KEY = 'zari-scroll';

export type ScrollMemory = {
  /** Remembers where the shopper is on the page that still stands, and for an heir that it shall stand there too. */
  readonly leave: (heir?: Location) => void;
  /** Scrolls to where the shopper was on that page, else to the target in its address, else to the top. */
  readonly arrive: (location: Location) => void;
};

/**
 * Takes over from the browser, which would restore a position before the page is there. Positions, in pixels from
 * the top, outlive a reload of the tab.
 */
export function createScrollMemory(tab: Window, first: Location): ScrollMemory {
  const positions = readPositions(tab);
  let standing = first;
  const leave = (heir = standing): void => {
    for (const { key } of [standing, heir]) positions.set(key, tab.scrollY);
  };
  const restores = ({ key }: Location): boolean => {
    const position = positions.get(key);
    if (position !== undefined) tab.scrollTo(0, position);
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
    arrive(location) {
      standing = location;
      if (restores(location)) return;
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
function readPositions(tab: Window): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(tab.sessionStorage.getItem(KEY) ?? '{}');
    return new Map(Object.entries(kept ?? {}).filter(([, position]) => Number.isFinite(position)));
  } catch {
    return new Map();
  }
}

function writePositions(tab: Window, positions: ReadonlyMap<string, number>): void {
  try {
    tab.sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // A full or forbidden storage costs the position after a reload, nothing else.
  }
}
