import type { Page as Tab } from 'playwright-core';

/** What the browser says of itself when parts of a page move: their share of the window times how far they went. */
type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

type Noted = { movesByTap?: Map<number, number>; movedUnasked?: number };

/** Runs in the page before anything else, and adds up what moves after each tap, until the next one, and what moves unasked. */
export function noteMoves(): void {
  const moves = new Map<number, number>();
  const noted: Noted = Object.assign(globalThis, { movesByTap: moves, movedUnasked: 0 });
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
    for (const { startTime, value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
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
