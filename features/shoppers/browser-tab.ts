import type { Page as Tab } from 'playwright-core';
import { createSettle } from './settle-tab.ts';

/** Hears of every state the page has settled in. */
export type Observer = { readonly saw: (tab: Tab) => Promise<void> };

export type TabParts = {
  readonly tab: () => Promise<Tab>;
  /** Whether the shopper's browser runs scripts; without them a page is what was sent. */
  readonly runsScripts: () => boolean;
  readonly observer: Observer;
};

/** What is for browsers without scripts, and in one that runs some still a text. */
const UNREAD = 'noscript:not(:has(*))';

export type BrowserTab = ReturnType<typeof createBrowserTab>;

/** The tab at hand: what is done there is done when it has settled, and what is read there is read then. */
export function createBrowserTab({ tab, runsScripts, observer }: TabParts) {
  const settle = createSettling(runsScripts);
  return { act, read, settle };

  async function act(deed: (open: Tab) => Promise<unknown>): Promise<void> {
    const open = await tab();
    await deed(open).catch(async (error: unknown) => {
      const heading = await open.locator('h1').allTextContents();
      throw new Error(`On ${open.url()}, "${heading}": ${error}`, { cause: error });
    });
    await settle(open);
    if (runsScripts()) await see(open);
  }

  /** A page that is left while it is looked at is looked at where it leads, as on the way to a page to pay on. */
  async function see(open: Tab): Promise<void> {
    const before = open.url();
    await observer.saw(open).catch(async (error: unknown) => {
      await open.waitForURL((url) => url.href !== before).catch(() => Promise.reject(error));
      await settle(open);
      await observer.saw(open);
    });
  }

  async function read<T>(look: (open: Tab) => T | Promise<T>): Promise<T> {
    const open = await tab();
    await settle(open);
    return look(open);
  }
}

/** Every tab settles in its own way. */
function createSettling(runsScripts: () => boolean) {
  const settles = new WeakMap<Tab, () => Promise<void>>();
  return settle;

  /** Without scripts a page has settled when all that it was sent with is there: its styles say what can be seen. */
  async function settle(open: Tab): Promise<void> {
    if (!runsScripts()) {
      await open.waitForLoadState('load');
      return open.locator(UNREAD).first().waitFor({ state: 'detached' });
    }
    const own = settles.get(open) ?? createSettle(open);
    settles.set(open, own);
    await own();
  }
}
