import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page as Tab } from 'playwright-core';
import { laterThings, type Thing } from '#tools/browsers/later-things.ts';
import { listedBrowsers } from '#tools/browsers/listed-browsers.ts';
import { takeAway } from '#tools/browsers/take-away.ts';
import { byHand, byKeyboard, bySlowFinger, countedHands, type Effort, type Hands } from '../shoppers/hands.ts';
import { noteMoves } from '../shoppers/moves-noted.ts';
import { countWork } from '../shoppers/work-under-way.ts';
import type { Age, LostTab, Means } from './built-shop.ts';
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

/** The shopper's own browser in one example; it opens with the first look at the shop. */
export type BrowserVisit = {
  readonly tab: () => Promise<Tab>;
  readonly hands: () => Hands;
  /** What the hands have done in this example. */
  readonly effort: () => Effort;
  readonly runsScripts: () => boolean;
  readonly status: () => number;
  readonly takes: (means: Means) => void;
  /** The pages that were open are closed: what runs scripts goes on running them. */
  readonly switchesScriptsOff: () => Promise<void>;
  readonly usesBrowser: (age: Age) => void;
  /** The browser lets pages keep nothing: databases and storages throw. */
  readonly blocksStorage: () => void;
  /** The browser translates every page from then on. */
  readonly translates: () => void;
  /** Extensions of the browser change every page from then on. */
  readonly hasExtensions: () => void;
  /** The browser lets the shop's worker be, and keeps its world on the disk. */
  readonly keepsShop: () => void;
  /** Closes the browser; the next look opens it again over what it has kept. */
  readonly reopens: () => Promise<void>;
  /** Something happens to the tab at hand; from then on the shopper looks at another one of the same browser. */
  readonly losesTab: (how: LostTab) => Promise<void>;
  readonly goes: (connection: 'online' | 'offline') => Promise<void>;
  readonly close: () => Promise<void>;
};

type Parts = {
  readonly browser: Browser;
  /** Opens a browser of its own, whose world lies in a folder. */
  readonly launchOn: (folder: string, options: BrowserContextOptions) => Promise<BrowserContext>;
  readonly watch: PageWatch;
};

export function createBrowserVisit({ browser, launchOn, watch }: Parts): BrowserVisit {
  let means: Means = 'a phone';
  let runsScripts = true;
  let isBlocked = false;
  let isTranslated = false;
  let isMeddledWith = false;
  let lacks: readonly Thing[] = [];
  let folder: Promise<string> | null = null;
  let status = 0;
  let effort: Effort = { taps: 0, fields: 0 };
  let opened: Promise<{ readonly context: BrowserContext; readonly tab: Tab }> | null = null;

  return {
    tab: async () => (await look()).tab,
    hands: () => countedHands(handsFor(means), spend),
    effort: () => effort,
    runsScripts: () => runsScripts,
    status: () => status,
    takes: (chosen) => {
      means = chosen;
    },
    switchesScriptsOff: async () => {
      runsScripts = false;
      await (await opened)?.context.close();
      opened = null;
    },
    usesBrowser: (age) => {
      lacks = age === 'oldest' ? laterThings(listedBrowsers(process.cwd())).filter(isNotOurs) : [ASKED_FOR];
      runsScripts = age === 'oldest';
    },
    blocksStorage: () => {
      isBlocked = true;
    },
    translates: () => {
      isTranslated = true;
      watch.expectRedrawing();
    },
    hasExtensions: () => {
      isMeddledWith = true;
      watch.expectRedrawing();
    },
    keepsShop: () => {
      folder = mkdtemp(join(tmpdir(), 'zari-browser-'));
    },
    reopens: async () => {
      await (await opened)?.context.close();
      opened = null;
    },
    losesTab: async (how) => {
      const { context, tab } = await look();
      const next = await openTab(context);
      await lose(tab, how);
      opened = Promise.resolve({ context, tab: next });
    },
    goes: async (connection) => {
      const { context, tab } = await look();
      await context.addInitScript(tellNetwork, connection);
      await context.setOffline(connection === 'offline');
      await tab.evaluate(hearOfNetwork, connection);
    },
    async close() {
      await (await opened)?.context.close();
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };

  function spend({ taps, fields }: Effort): void {
    effort = { taps: effort.taps + taps, fields: effort.fields + fields };
  }

  function look() {
    opened ??= open();
    return opened;
  }

  async function open() {
    const options: BrowserContextOptions = {
      viewport: sizes[means],
      hasTouch: means === 'a phone',
      javaScriptEnabled: runsScripts || lacks.length > 0,
      reducedMotion: 'reduce',
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
    return { context, tab: await openTab(context) };
  }

  async function openTab(context: BrowserContext): Promise<Tab> {
    const tab = await context.newPage();
    tab.on('response', (response) => {
      if (response.request().isNavigationRequest()) status = response.status();
    });
    return tab;
  }
}

/** What the shopper's own eyes look with (`part-of.ts`) stays; to the types of the page it is unknown. */
function isNotOurs({ member }: Thing): boolean {
  return member !== 'checkVisibility';
}

/**
 * Runs in every page that is opened from then on. A page in a new process of the browser believes that there is a network,
 * whatever it was told of the page before.
 */
function tellNetwork(connection: 'online' | 'offline'): void {
  let isOnline = connection === 'online';
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  for (const each of ['online', 'offline'])
    addEventListener(each, () => {
      isOnline = each === 'online';
    });
}

/** Runs in the page that is open: what the browser has not told it when it has nothing else to do, it is told now. */
async function hearOfNetwork(connection: 'online' | 'offline'): Promise<void> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  if (navigator.onLine !== (connection === 'online')) dispatchEvent(new Event(connection));
}

/** What is under way in the tab stays where it is: it is not told. */
async function lose(tab: Tab, how: LostTab): Promise<void> {
  if (how === 'closes') return tab.close();
  const control = await tab.context().newCDPSession(tab);
  if (how === 'freezes') return freeze(control);
  const crashed = tab.waitForEvent('crash');
  control.send('Page.crash').catch(() => undefined); // nobody is left to answer
  await crashed;
}

/** Nothing of the page runs any more. A browser without windows freezes none itself, since it counts all pages as seen. */
async function freeze(control: CDPSession): Promise<void> {
  const paused = new Promise((resolve) => control.once('Debugger.paused', resolve));
  await control.send('Debugger.enable');
  control.send('Runtime.evaluate', { expression: 'debugger' }).catch(() => undefined); // it has no answer while it is frozen
  await paused;
}

function handsFor(means: Means): Hands {
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
