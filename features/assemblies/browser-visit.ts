import { rm } from 'node:fs/promises';
import type { BrowserContext, Page as Tab } from 'playwright-core';
import { countedHands, type Effort, type Hands } from '../shoppers/hands.ts';
import { type BrowserOpening, changingTraits, handsFor, openContext, usualTraits } from './browser-traits.ts';
import type { Age, LostTab, Means } from './built-shop.ts';
import { loseTab } from './lose-tab.ts';
import { tellOfNetwork } from './tell-network.ts';

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
  /** The browser asks every server and page for a locale. */
  readonly asksFor: (locale: string) => void;
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

export function createBrowserVisit(opening: BrowserOpening): BrowserVisit {
  const traits = usualTraits();
  const window = createWindow(() => openContext(opening, traits));
  let effort: Effort = { taps: 0, fields: 0 };
  const spend = ({ taps, fields }: Effort): void => {
    effort = { taps: effort.taps + taps, fields: effort.fields + fields };
  };

  return {
    ...changingTraits(traits, opening.watch),
    tab: async () => (await window.look()).tab,
    hands: () => countedHands(handsFor(traits.means), spend),
    effort: () => effort,
    runsScripts: () => traits.runsScripts,
    status: window.status,
    async switchesScriptsOff() {
      traits.runsScripts = false;
      await window.shut();
    },
    reopens: window.shut,
    losesTab: window.losesTab,
    goes: async (connection) => tellOfNetwork((await window.look()).tab, connection),
    async close() {
      await window.close();
      if (traits.folder) await rm(await traits.folder, { recursive: true, force: true });
    },
  };
}

type Opened = { readonly context: BrowserContext; readonly tab: Tab };

/** The browser's window, with the tab that the shopper looks at; it opens with the first look. */
function createWindow(openBrowser: () => Promise<BrowserContext>) {
  let opened: Promise<Opened> | null = null;
  let status = 0;
  return { look, losesTab, shut, close, status: () => status };

  function look(): Promise<Opened> {
    opened ??= open();
    return opened;
  }

  async function open(): Promise<Opened> {
    const context = await openBrowser();
    return { context, tab: await openTab(context) };
  }

  async function openTab(context: BrowserContext): Promise<Tab> {
    const tab = await context.newPage();
    tab.on('response', (response) => {
      if (response.request().isNavigationRequest()) status = response.status();
    });
    return tab;
  }

  async function losesTab(how: LostTab): Promise<void> {
    const { context, tab } = await look();
    const next = await openTab(context);
    await loseTab(tab, how);
    opened = Promise.resolve({ context, tab: next });
  }

  async function close(): Promise<void> {
    await (await opened)?.context.close();
  }

  /** The next look opens it again. */
  async function shut(): Promise<void> {
    await close();
    opened = null;
  }
}
