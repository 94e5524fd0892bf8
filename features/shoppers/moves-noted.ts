import type { Page as Tab } from 'playwright-core';

/** What the browser says of itself when parts of a page move: their share of the window times how far they went. */
type LayoutShift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
};

type Noted = { movesByTap?: Map<number, number>; movedUnasked?: number; movedParts?: string[] };

/** Runs in the page before anything else, and adds up what moves after each tap, until the next one, and what moves unasked. */
export function noteMoves(): void {
  const moves = new Map<number, number>();
  const parts: string[] = [];
  const noted: Noted = Object.assign(globalThis, { movesByTap: moves, movedUnasked: 0, movedParts: parts });
  const inWords = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
  const begin = ({ isTrusted, timeStamp }: Event): void => void (isTrusted && moves.set(timeStamp, 0));
  addEventListener('pointerdown', begin, { capture: true });
  addEventListener(
    'change',
    ({ target, timeStamp }) => target instanceof HTMLSelectElement && moves.set(timeStamp, 0),
    {
      capture: true, // what is chosen in a list is pressed outside of the page
    },
  );
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      for (const { node, previousRect, currentRect } of sources) {
        const words = node?.textContent?.trim().slice(0, 30);
        parts.push(
          `${value.toFixed(3)} ${node?.nodeName} "${words}" ${inWords(previousRect)} → ${inWords(currentRect)}`,
        );
      }
      if (!hadRecentInput) noted.movedUnasked = (noted.movedUnasked ?? 0) + value;
      const tap = [...moves.keys()].findLast((since) => since <= startTime);
      if (tap !== undefined) moves.set(tap, (moves.get(tap) ?? 0) + value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How much has moved after each tap on the page at hand. */
export function movesOn(tab: Tab): Promise<readonly number[]> {
  return tab.evaluate(() => [...((globalThis as Noted).movesByTap?.values() ?? [])]);
}

/** How much has moved on the page at hand without a press. */
export function movedUnaskedOn(tab: Tab): Promise<number> {
  return tab.evaluate(() => (globalThis as Noted).movedUnasked ?? Number.NaN);
}

/** What has moved on the page at hand: by how much, and from where to where, in pixels. */
export function movedPartsOn(tab: Tab): Promise<readonly string[]> {
  return tab.evaluate(() => (globalThis as Noted).movedParts ?? []);
}
