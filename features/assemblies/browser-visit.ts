import type { Browser, BrowserContext, Page as Tab } from 'playwright-core';
import { byHand, byKeyboard, bySlowFinger, type Hands } from '../shoppers/hands.ts';
import { countWork } from '../shoppers/work-under-way.ts';
import type { PageWatch } from './page-watch.ts';
import type { Means } from './premises.ts';

const sizes: Readonly<Record<Means, { readonly width: number; readonly height: number }>> = {
  'a phone': { width: 360, height: 740 },
  'a wide screen': { width: 1_280, height: 900 },
  'a keyboard alone': { width: 1_280, height: 900 },
  'a phone and its keyboard': { width: 360, height: 740 },
  'a slow finger': { width: 360, height: 740 },
};

const PATIENCE_MS = 60_000;

/** The shopper's own browser in one example; it opens with the first look at the shop. */
export type BrowserVisit = {
  readonly tab: () => Promise<Tab>;
  readonly hands: () => Hands;
  readonly runsScripts: () => boolean;
  readonly status: () => number;
  readonly takes: (means: Means) => void;
  /** The pages that were open are closed: what runs scripts goes on running them. */
  readonly switchesScriptsOff: () => Promise<void>;
  /** The browser lets pages keep nothing: databases and storages throw. */
  readonly blocksStorage: () => void;
  readonly goes: (connection: 'online' | 'offline') => Promise<void>;
  readonly close: () => Promise<void>;
};

type Parts = { readonly browser: Browser; readonly watch: PageWatch };

export function createBrowserVisit({ browser, watch }: Parts): BrowserVisit {
  let means: Means = 'a phone';
  let runsScripts = true;
  let isBlocked = false;
  let status = 0;
  let opened: Promise<{ readonly context: BrowserContext; readonly tab: Tab }> | null = null;

  return {
    tab: async () => (await look()).tab,
    hands: () => handsFor(means),
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
    blocksStorage: () => {
      isBlocked = true;
    },
    goes: async (connection) => (await look()).context.setOffline(connection === 'offline'),
    close: async () => (await opened)?.context.close(),
  };

  function look() {
    opened ??= open();
    return opened;
  }

  async function open() {
    const context = await browser.newContext({
      viewport: sizes[means],
      hasTouch: means === 'a phone',
      javaScriptEnabled: runsScripts,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(PATIENCE_MS);
    watch.watch(context);
    await context.addInitScript(countWork);
    if (isBlocked) await context.addInitScript(refuseToKeep);
    const tab = await context.newPage();
    tab.on('response', (response) => {
      if (response.request().isNavigationRequest()) status = response.status();
    });
    return { context, tab };
  }
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
