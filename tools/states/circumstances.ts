import type { Page } from 'playwright-core';
import { shopLocales } from '#domain/storeview/store-choices.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { WIDE_FACE } from '../chromium/fonts.ts';
import { phone, type Screen, wide } from './browse-states.ts';

/** A way in which people have their browser set, or in which a page reaches them. */
export type Circumstance = {
  readonly name: string;
  /** Brings it about on a page that stands. */
  readonly set?: (tab: Page) => Promise<void>;
  /** Rules of the checker that say nothing here. */
  readonly leavesOut?: readonly string[];
  /** The only screens on which it is looked at; all unless it says so. */
  readonly screens?: readonly Screen[];
  /** What it can bring about: that something has no room, or that somebody is kept out; both unless it says so. */
  readonly looksFor?: 'misfits' | 'barriers';
};

/** A state as it is opened once, and the circumstances it is looked at in one after the other. */
export type Opening = { readonly query: string; readonly circumstances: readonly Circumstance[] };

export const usual: Circumstance = { name: 'as it is' };

const bigText: Circumstance = { name: '200 % text', looksFor: 'misfits', set: writeLarge };

/** A device may have a face as its own that is far wider than most. */
export const wideFace: Circumstance = { name: 'wide face', looksFor: 'misfits', screens: [phone], set: writeWide };

const wideBigText: Circumstance = {
  name: '200 % text in a wide face',
  looksFor: 'misfits',
  screens: [phone],
  set: async (tab) => {
    await writeLarge(tab);
    await writeWide(tab);
  },
};

const forcedColours: Circumstance = {
  name: 'forced colours',
  looksFor: 'barriers',
  screens: [wide], // what the system does to colours has nothing to do with the room there is
  leavesOut: ['color-contrast'], // the colours are the system's, and the checker reads ours
  set: (tab) => tab.emulateMedia({ forcedColors: 'active' }),
};

const longerRightToLeft: Circumstance = { name: 'longer texts, right to left' };

/** How every state is looked at. */
export const everyState: readonly Opening[] = [{ query: '', circumstances: [usual, wideFace] }];

/** How those are looked at that can only be opened as they are. */
export const largeStates: readonly Opening[] = [{ query: '', circumstances: [usual, bigText, wideFace, wideBigText] }];

/** How a smaller choice of states is looked at, one of each screen and those that say most. */
export const fewStates: readonly Opening[] = [
  { query: '', circumstances: [usual, bigText, forcedColours, wideFace, wideBigText] },
  { query: '?locale=ar-AE&longer', circumstances: [longerRightToLeft] },
];

/** The same in brief: large text in a wide face needs more room than either alone. */
export const fewInBrief: readonly Opening[] = [
  { query: '', circumstances: [usual, forcedColours, wideBigText] },
  { query: '?locale=ar-AE&longer', circumstances: [longerRightToLeft] },
];

/** How the first pages of a shopper are looked at in the other languages of the shop: on a phone, where the least has room. */
export const otherLanguages: readonly Opening[] = shopLocales
  .filter((locale) => locale !== defaultStoreView.locale)
  .map((locale) => ({ query: `?locale=${locale}`, circumstances: [{ name: `in ${locale}`, screens: [phone] }] }));

/** Takes back what a circumstance has brought about. */
export async function setAsUsual(tab: Page): Promise<void> {
  await tab.emulateMedia({ forcedColors: null });
  await tab.evaluate(() => {
    for (const property of ['font-size', '--font-text']) document.documentElement.style.removeProperty(property);
  });
}

function writeLarge(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

function writeWide(tab: Page): Promise<void> {
  return tab.evaluate((face) => {
    document.documentElement.style.setProperty('--font-text', `"${face}"`);
  }, WIDE_FACE);
}
