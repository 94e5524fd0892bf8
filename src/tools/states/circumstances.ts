import type { Page } from 'playwright-core';
import { type Screen, screens } from './browse-states.ts';

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
  /** Where it is looked at; everywhere unless it says so. */
  readonly screens?: readonly Screen[];
};

export const usual: Circumstance = { name: 'as it is' };

/** What a smaller choice of states is looked at in, one of each screen. */
export const circumstances: readonly Circumstance[] = [
  { name: 'right to left', query: '?locale=ar-AE' },
  {
    name: '200 % text',
    screens: screens.slice(1),
    change: (tab) =>
      tab.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      }),
  },
  {
    name: 'forced colours and reduced motion',
    set: (tab) => tab.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }),
    leavesOut: ['color-contrast'], // the colours are the system's, and the checker reads ours
  },
];

/** Back to how a browser comes. */
export function asUsual(tab: Page): Promise<void> {
  return tab.emulateMedia({ forcedColors: null, reducedMotion: null });
}
