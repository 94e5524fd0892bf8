import type { Page } from 'playwright-core';

/** A way in which people have their browser set. */
export type Circumstance = {
  readonly name: string;
  readonly query?: string;
  /** Before the page is opened. */
  readonly set?: (tab: Page) => Promise<void>;
  /** On the page as it stands. */
  readonly change?: (tab: Page) => Promise<void>;
  /** Rules of the checker that say nothing here. */
  readonly leavesOut?: readonly string[];
  /** What it can bring about: that something has no room, or that somebody is kept out; both unless it says so. */
  readonly looksFor?: 'misfits' | 'barriers';
};

export const usual: Circumstance = { name: 'as it is' };

/** What a smaller choice of states is looked at in, one of each screen. */
export const circumstances: readonly Circumstance[] = [
  { name: 'right to left', query: '?locale=ar-AE' },
  {
    name: '200 % text',
    looksFor: 'misfits',
    change: (tab) =>
      tab.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      }),
  },
  { name: 'longer texts', query: '?longer', looksFor: 'misfits' },
  { name: 'longer texts, right to left', query: '?locale=ar-AE&longer', looksFor: 'misfits' },
  {
    name: 'forced colours',
    set: (tab) => tab.emulateMedia({ forcedColors: 'active' }),
    looksFor: 'barriers',
    leavesOut: ['color-contrast'], // the colours are the system's, and the checker reads ours
  },
];

/** No colours of its own, and nothing that moves by itself: what is found must not depend on how long a look took. */
export function asUsual(tab: Page): Promise<void> {
  return tab.emulateMedia({ forcedColors: null, reducedMotion: 'reduce' });
}
