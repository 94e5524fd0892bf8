import process from 'node:process';
import { type Browser, chromium, type Page } from 'playwright-core';
import { bringFonts } from '../chromium/fonts.ts';

/** The size of a window; px. */
export type Screen = { readonly width: number; readonly height: number };

export const phone = { width: 360, height: 740 };
const tablet = { width: 768, height: 1_024 };
export const wide = { width: 1_280, height: 900 };

/** What a shopper may have before them. */
export const screens = [phone, tablet, wide] as const;

/** What is left of a wide screen at 400 %. */
const zoomed = { width: 320, height: 256 };

export type Walked = { readonly screen: Screen; readonly isTouched: boolean };

export const TOUCHED: Walked = { screen: phone, isTouched: true };

/** The screens on which a page is gone through control by control, and whether fingers touch them. */
export const walkedScreens: readonly Walked[] = [
  { screen: wide, isTouched: false },
  { screen: zoomed, isTouched: false },
  TOUCHED,
];

/** What the pictures show. */
export const picturedScreens: readonly Screen[] = [phone, wide];

const READY = 'html[data-ready]';
const PATIENCE_MS = 15_000;

/** A page is looked at for a second and left: what compiles its code once more for a long life does so in vain. */
const COMPILE_ONCE = '--js-flags=--no-opt --no-maglev';

/** A Chromium whose pictures of a page are the same every time, and on every machine. */
export async function openChromium(executablePath: string): Promise<Browser> {
  const look = ['--font-render-hinting=none', '--force-color-profile=srgb', '--hide-scrollbars'];
  const args = ['--no-sandbox', COMPILE_ONCE, ...look];
  const fonts = bringFonts();
  const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...fonts.environment } });
  browser.on('disconnected', fonts.remove);
  return browser;
}

/** Opens an address and waits until it has come to life. */
export async function openReady(tab: Page, address: string): Promise<void> {
  await tab.goto(address, { waitUntil: 'commit' });
  await tab.waitForSelector(READY, { timeout: PATIENCE_MS });
}

/** What follows a product and the newsletter come when a shopper reads on; nothing follows a product that never comes. */
export async function readOn(tab: Page): Promise<void> {
  await tab.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await tab.waitForFunction(hasWhatFollows, null, { timeout: PATIENCE_MS });
  await tab.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page. */
function hasWhatFollows(): boolean {
  const parts = [
    ...document.querySelectorAll('main > article:not(:has([aria-busy="true"])) + div, footer > div > div:first-child'),
  ];
  return parts.every((part) => part.childElementCount > 0 && part.querySelector('[aria-busy="true"]') === null);
}

/** The names of all states, as the list of them tells. */
export async function readStateNames(tab: Page, origin: string): Promise<readonly string[]> {
  await openReady(tab, `${origin}/__states/`);
  return tab.$$eval('main a', (links) => links.map(({ textContent }) => textContent ?? ''));
}

/** Does the work for each item, on as many tabs as there are; each tab takes the next item when it is done. */
export async function shareOut<T>(
  tabs: readonly Page[],
  items: readonly T[],
  work: (tab: Page, item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const goOn = async (tab: Page): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(tab, item);
  };
  await Promise.all(tabs.map(goOn));
}
