import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

/** A tab of a shopper's browser. */
export type Tab = {
  readonly page: Page;
  readonly close: () => Promise<void>;
  readonly freeze: () => Promise<void>;
  readonly crash: () => Promise<void>;
  /** Whether it runs. */
  readonly isAwake: () => boolean;
};

/** A shopper's browser, of whose earlier visits nothing is left. */
export type Device = {
  /** The tab with this number, shown and awake; a new one in place of one that was closed or has crashed. */
  readonly tab: (at: number) => Promise<Tab>;
  /** Those that run. */
  readonly awake: () => readonly Tab[];
  readonly goes: (connection: 'online' | 'offline') => Promise<void>;
  readonly stopWorker: () => Promise<void>;
  /** The network is there, and what was put away is shown again. */
  readonly heal: () => Promise<void>;
  readonly closeAll: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const VIEW = { width: 1_280, height: 900 };
/** How long a shopper tries to press or open something. */
const PATIENCE_MS = 3_000;

type Wish = { readonly keepsShop: boolean };

export async function openDevice(browser: Browser, { keepsShop }: Wish): Promise<Device> {
  const context = await browser.newContext({
    viewport: VIEW,
    reducedMotion: 'reduce',
    serviceWorkers: keepsShop ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const tabs = new Map<number, OwnTab>();
  const open = async (at: number): Promise<OwnTab> => {
    const opened = await openTab(context);
    tabs.set(at, opened);
    return opened;
  };
  const living = (): readonly OwnTab[] => [...tabs.values()].filter(({ isOver }) => !isOver());
  const awake = (): readonly OwnTab[] => living().filter(({ isAwake }) => isAwake());
  return {
    async tab(at) {
      const known = tabs.get(at);
      const tab = known && !known.isOver() ? known : await open(at);
      await tab.thaw();
      return tab;
    },
    awake,
    goes: (connection) => context.setOffline(connection === 'offline'),
    async stopWorker() {
      const [tab] = awake();
      await tab?.session.send('ServiceWorker.enable');
      await tab?.session.send('ServiceWorker.stopAllWorkers');
    },
    async heal() {
      await context.setOffline(false);
      for (const tab of living()) await tab.thaw();
    },
    async closeAll() {
      for (const tab of living()) await tab.close();
    },
    close: () => context.close(),
  };
}

type OwnTab = Tab & {
  readonly session: CDPSession;
  readonly isOver: () => boolean;
  readonly thaw: () => Promise<void>;
};

async function openTab(context: BrowserContext): Promise<OwnTab> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let isFrozen = false;
  let isCrashed = false;
  page.on('crash', () => {
    isCrashed = true;
  });
  const state = async (wanted: 'frozen' | 'active'): Promise<void> => {
    isFrozen = wanted === 'frozen';
    await session.send('Page.setWebLifecycleState', { state: wanted });
  };
  return {
    page,
    session,
    isOver: () => isCrashed || page.isClosed(),
    isAwake: () => !isFrozen && !isCrashed && !page.isClosed(),
    freeze: () => state('frozen'),
    thaw: async () => (isFrozen ? state('active') : undefined),
    close: () => page.close(),
    async crash() {
      const crashed = page.waitForEvent('crash');
      session.send('Page.crash').catch(() => undefined); // whoever crashes does not answer
      await crashed;
    },
  };
}
