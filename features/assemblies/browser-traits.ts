import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { laterThings, type Thing } from '#tools/browsers/later-things.ts';
import { listedBrowsers } from '#tools/browsers/listed-browsers.ts';
import { takeAway } from '#tools/browsers/take-away.ts';
import { byHand, byKeyboard, bySlowFinger, type Hands } from '../shoppers/hands.ts';
import { noteMoves } from '../shoppers/moves-noted.ts';
import { countWork } from '../shoppers/work-under-way.ts';
import type { Age, Means } from './built-shop.ts';
import { meddleWithPage } from './meddler.ts';
import type { PageWatch } from './page-watch.ts';
import { translatePage } from './translator.ts';

const sizes: Readonly<Record<Means, { readonly width: number; readonly height: number }>> = {
  'a phone': { width: 360, height: 740 },
  'a wide screen': { width: 1_280, height: 900 },
  'a keyboard alone': { width: 1_280, height: 900 },
  'a phone and its keyboard': { width: 360, height: 740 },
  'a slow finger': { width: 360, height: 740 },
};

const PATIENCE_MS = 60_000;
const TRANSLATED_AFTER_MS = 10; // a translator has to ask somebody first

/** By this a page knows whether the browser is of the list (`begin.ts`). */
const ASKED_FOR: Thing = { global: 'HTMLElement', member: 'inert' };

/** What the shopper's browser is like, from when it is opened. */
export type BrowserTraits = {
  means: Means;
  runsScripts: boolean;
  isBlocked: boolean;
  isTranslated: boolean;
  isMeddledWith: boolean;
  lacks: readonly Thing[];
  /** The locale it asks for. */
  locale: string;
  /** Where its world lies on the disk; null where it is forgotten. */
  folder: Promise<string> | null;
};

export function usualTraits(): BrowserTraits {
  return {
    means: 'a phone',
    runsScripts: true,
    isBlocked: false,
    isTranslated: false,
    isMeddledWith: false,
    lacks: [],
    locale: 'en-US',
    folder: null,
  };
}

/** What is said of the browser before it is opened. */
export function changingTraits(traits: BrowserTraits, watch: PageWatch) {
  return {
    takes(means: Means): void {
      traits.means = means;
    },
    usesBrowser(age: Age): void {
      traits.lacks = age === 'oldest' ? laterThings(listedBrowsers(process.cwd())).filter(isNotOurs) : [ASKED_FOR];
      traits.runsScripts = age === 'oldest';
    },
    asksFor(locale: string): void {
      traits.locale = locale;
    },
    blocksStorage(): void {
      traits.isBlocked = true;
    },
    translates(): void {
      traits.isTranslated = true;
      watch.expectRedrawing();
    },
    hasExtensions(): void {
      traits.isMeddledWith = true;
      watch.expectRedrawing();
    },
    keepsShop(): void {
      traits.folder = mkdtemp(join(tmpdir(), 'zari-browser-'));
    },
  };
}

export type BrowserOpening = {
  readonly browser: Browser;
  /** Opens a browser of its own, whose world lies in a folder. */
  readonly launchOn: (folder: string, options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly watch: PageWatch;
};

export async function openContext(
  { browser, launchOn, watch }: BrowserOpening,
  { means, runsScripts, isBlocked, isTranslated, isMeddledWith, lacks, locale, folder }: BrowserTraits,
): Promise<BrowserContext> {
  const options: BrowserContextOptions = {
    viewport: sizes[means],
    hasTouch: means === 'a phone',
    javaScriptEnabled: runsScripts || lacks.length > 0,
    reducedMotion: 'reduce',
    locale,
  };
  // Elsewhere a worker would stand between the page and what an example does to its network.
  const context = folder
    ? await launchOn(await folder, options)
    : await browser.newContext({ ...options, serviceWorkers: 'block' });
  context.setDefaultTimeout(PATIENCE_MS);
  watch.watch(context);
  await context.addInitScript(countWork);
  await context.addInitScript(noteMoves);
  if (isMeddledWith) await context.addInitScript(meddleWithPage);
  if (isTranslated) await context.addInitScript(translatePage, TRANSLATED_AFTER_MS);
  await context.addInitScript(takeAway, lacks);
  if (isBlocked) await context.addInitScript(refuseToKeep);
  return context;
}

/** What the shopper's own eyes look with (`part-of.ts`) stays; to the types of the page it is unknown. */
function isNotOurs({ member }: Thing): boolean {
  return member !== 'checkVisibility';
}

export function handsFor(means: Means): Hands {
  if (means.includes('keyboard')) return byKeyboard;
  return means === 'a slow finger' ? bySlowFinger : byHand;
}

/** Runs in the page before anything else, as in a browser that blocks site data. */
function refuseToKeep(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { get: refuse });
}
