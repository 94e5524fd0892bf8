import type { Page as Tab } from 'playwright-core';
import { accountsOfShop } from './accounts-of-shop.ts';
import { chattingIn, type OpensWithChat } from './browser-chat.ts';
import type { BrowserCounter } from './browser-counter.ts';
import { keptOn } from './browser-kept-device.ts';
import type { BrowserTags } from './browser-tags.ts';
import type { BrowserVisit } from './browser-visit.ts';
import type { Device } from './device.ts';
import type { Fixtures } from './fixtures.ts';
import type { PageWatch } from './page-watch.ts';
import type { RealShopApi } from './real-shop-api.ts';
import { defaultSettings } from './settings.ts';
import type { Person } from './world-facts.ts';

const CATALOG = /\/api\/catalog/;

type Parts = {
  readonly api: RealShopApi;
  readonly ways: Parameters<typeof accountsOfShop>[0];
  readonly visit: BrowserVisit;
  readonly watch: PageWatch;
  /** Opens the shop with the chat that the reference API stands in for. */
  readonly chat: OpensWithChat;
  readonly counter: BrowserCounter;
  readonly tags: BrowserTags;
  /** Signs in on the page, as at an earlier visit. */
  readonly signIn: (person: Person) => Promise<void>;
};

/** The world around a real browser: the workbench of the API, the true time, and what a browser can be told. */
export function createBrowserFixtures({ api, ways, visit, watch, chat, counter, tags, signIn }: Parts): Fixtures {
  const accounts = accountsOfShop(ways, Date.now);
  return {
    ...api,
    ...accounts,
    remembers: signIn,
    async endsSessions(person) {
      watch.expectFailures();
      await accounts.endsSessions(person);
    },
    settings: defaultSettings(),
    device: createDevice(visit, watch),
    /** By the page's own clock, so that what the page does in that time is done, however slow the machine. */
    async passes(milliseconds) {
      await (await visit.tab()).evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), milliseconds);
    },
    async breaks(fault) {
      watch.expectFailures();
      await api.breaks(fault);
    },
    holdsCatalog: async () => holdCatalog(await visit.tab()),
    async goes(connection) {
      watch.expectFailures();
      await visit.goes(connection);
    },
    ...chattingIn(chat, { visit, watch }),
    givesNoHumanProof: notHere,
    filesSaved: notHere,
    signalsOnline: notHere,
    prefers: notHere,
    ...agreeing({ visit, watch, counter, tags }),
    asksFor: async (locale) => visit.asksFor(locale),
    tells: notHere,
  };
}

/** What the browser keeps and tells of those who agree to it, or do not. */
function agreeing({ visit, watch, counter, tags }: Pick<Parts, 'visit' | 'watch' | 'counter' | 'tags'>) {
  return {
    async marketingCookies() {
      const cookies = await (await visit.tab()).context().cookies();
      return cookies.filter(({ name }) => name.startsWith('_fb')).map(({ value }) => value);
    },
    deviceKeeps: async () => keptOn(await visit.tab()),
    logged: async () => watch.logged(),
    choseOfOtherPurposes: notHere,
    visitsCounted: async () => counter.counted(),
    tagsSeen: tags.seen,
    asksToBeLetBe: notHere,
  } satisfies Partial<Fixtures>;
}

/**
 * The answers are kept back on their way to the page, which alone asks here. It begins anew, since it may have asked ahead
 * already, sooner or later as the machine has time.
 */
async function holdCatalog(tab: Tab): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await tab.route(CATALOG, async (route) => {
    await promise;
    await route.continue().catch(() => undefined); // nobody waits for it any more
  });
  await tab.reload({ waitUntil: 'domcontentloaded' });
  await tab.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
  return async () => {
    resolve();
    await tab.unroute(CATALOG);
  };
}

function createDevice({ blocksStorage }: BrowserVisit, { expectForgetting }: PageWatch): Device {
  return {
    failReads() {
      expectForgetting();
      blocksStorage();
    },
    failWrites: unsaid,
    canWrite: unsaid,
    fill: unsaid,
    fillWithPictures: unsaid,
    keepsPictures: unsaid,
    reports: unsaid,
    endsVisit: unsaid,
    promisesNothing: unsaid,
    comesToRest: notHere,
    keepsShop: unsaid,
    offersInstall: unsaid,
    installs: unsaid,
    hang: unsaid,
    isReal: true,
    asked: notHere,
    hold: unsaid,
    letGo: unsaid,
    block: unsaid,
    hasReconnected: unsaid,
  };
}

function notHere(): Promise<never> {
  return Promise.reject(unsaid());
}

function unsaid(): never {
  throw new Error('A real browser cannot be told this: the example cannot be a @journey.');
}
