import type { Page } from 'playwright-core';

/** A way in which people have their browser set, or in which a page reaches them. */
export type Circumstance = {
  readonly name: string;
  /** Brings it about on a page that stands. */
  readonly set?: (tab: Page) => Promise<void>;
  /** Rules of the checker that say nothing here. */
  readonly leavesOut?: readonly string[];
  /** What it can bring about: that something has no room, or that somebody is kept out; both unless it says so. */
  readonly looksFor?: 'misfits' | 'barriers';
};

/** A state as it is opened once, and the circumstances it is looked at in one after the other. */
export type Opening = { readonly query: string; readonly circumstances: readonly Circumstance[] };

export const usual: Circumstance = { name: 'as it is' };

const bigText: Circumstance = {
  name: '200 % text',
  looksFor: 'misfits',
  set: (tab) =>
    tab.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    }),
};

const forcedColours: Circumstance = {
  name: 'forced colours',
  looksFor: 'barriers',
  leavesOut: ['color-contrast'], // the colours are the system's, and the checker reads ours
  set: (tab) => tab.emulateMedia({ forcedColors: 'active' }),
};

const longerRightToLeft: Circumstance = { name: 'longer texts, right to left' };

/** How every state is looked at. */
export const everyState: readonly Opening[] = [{ query: '', circumstances: [usual] }];

/** How those are looked at that can only be opened as they are. */
export const largeStates: readonly Opening[] = [{ query: '', circumstances: [usual, bigText] }];

/** How a smaller choice of states is looked at, one of each screen and those that say most. */
export const fewStates: readonly Opening[] = [
  { query: '', circumstances: [usual, bigText, forcedColours] },
  { query: '?locale=ar-AE&longer', circumstances: [longerRightToLeft] },
];

/** Takes back what a circumstance has brought about. */
export async function setAsUsual(tab: Page): Promise<void> {
  await tab.emulateMedia({ forcedColors: null });
  await tab.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
