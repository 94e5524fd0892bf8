import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from 'playwright-core';
import { createConsoleLog } from '#adapters/browser/console-log.ts';
import { usualWorld } from '#adapters/contracts/usual-store.ts';
import { createHttpGateways, createHttpTokens } from '#adapters/http/http-gateways.ts';
import { browserLimits } from '#adapters/http/transport.ts';
import { CHAT_PAGE } from '#api/chat/chat-page.ts';
import { buildWhenNeeded } from '#tools/build/build-when-needed.ts';
import { findChromium } from '#tools/chromium/find-chromium.ts';
import { WITHOUT_SUGGESTIONS } from '#tools/chromium/without-suggestions.ts';
import { createShopProcesses, type ShopProcesses } from '#tools/workbench/shop-processes.ts';
import { createBrowserPage } from '../shoppers/browser-page.ts';
import type { Page } from '../shoppers/page.ts';
import { createPageInLanguage } from '../shoppers/page-in-language.ts';
import { createPageShopper } from '../shoppers/page-shopper.ts';
import type { Gateway } from '../shoppers/paying.ts';
import { createBuiltShop } from './browser-built-shop.ts';
import { createBrowserCounter } from './browser-counter.ts';
import { createBrowserFixtures } from './browser-fixtures.ts';
import { createBrowserTags } from './browser-tags.ts';
import { createBrowserVisit } from './browser-visit.ts';
import { countIds } from './count-ids.ts';
import { createPageWatch } from './page-watch.ts';
import { createRealShopApi } from './real-shop-api.ts';
import type { Assembly, Scenario } from './scenario.ts';
import type { ShopApi } from './shop-api.ts';
import { createWorkbench } from './workbench.ts';
import type { Person } from './world-facts.ts';

const FIRST_ID = 10_000; // far from the demo collection

/** The built shop in a real browser: its page server, its API, and nothing in between. */
export async function openAssembly(): Promise<Assembly> {
  if (!buildWhenNeeded()) throw new Error('The shop could not be built.');
  const processes = await createShopProcesses();
  const [browser] = await Promise.all([launch(), processes.start()]).catch(async (error: unknown) => {
    await processes.close();
    throw error;
  });
  const seen = new Set<string>();
  const nextId = countIds(FIRST_ID);

  return {
    openScenario: () => openScenario({ processes, browser, seen, nextId }),
    async close() {
      await browser.close();
      await processes.close();
    },
  };
}

type Parts = {
  readonly processes: ShopProcesses;
  readonly browser: Browser;
  /** States of pages that were looked at. */
  readonly seen: Set<string>;
  readonly nextId: () => number;
};

async function openScenario({ processes, browser, seen, nextId }: Parts): Promise<Scenario> {
  const { origin, apiOrigin } = processes;
  const watch = createPageWatch(seen);
  processes.forgetCatalog();
  const visit = createBrowserVisit({ browser, launchOn, watch });
  const workbench = createWorkbench(fetch, apiOrigin);
  const api = createRealShopApi(workbench);
  await api.mend();
  const localeOfPage = async () => (await visit.tab()).locator('html').getAttribute('lang');
  const page = createPageInLanguage(createBrowserPage({ ...visit, origin, observer: watch }), localeOfPage);

  const shopper = createPageShopper(page, { waitingOrders: notHere, gateway: gatewayOn(page) });
  const chat = {
    url: `${apiOrigin}${CHAT_PAGE}`,
    home: origin,
    start: (url: string) => processes.start({ ZARI__chat__url: url }),
  };
  const counter = createBrowserCounter(visit);
  const tags = createBrowserTags(visit);
  const signIn = async ({ email, password }: Person): Promise<void> => {
    await page.goTo('/');
    await shopper.opensSheet('Sign in');
    await shopper.fillsSheet({ 'Email address': email, Password: password });
    await shopper.sendsSheet();
  };

  return {
    shopper,
    fixtures: createBrowserFixtures({ api, ways: waysTo(apiOrigin), visit, watch, chat, counter, tags, signIn }),
    builtShop: createBuiltShop({ processes, visit, watch, counter, tags, page, workbench, orders: () => api.orders() }),
    nextId,
    async close() {
      watch.expectClosing();
      await visit.close();
      await processes.start(); // the example may have stopped one
      if (watch.findings().length > 0) throw new Error(watch.findings().join('\n'));
    },
  };
}

/** The shop's API as other devices ask it. */
function waysTo(baseUrl: string): Pick<ShopApi, 'gatewaysOf' | 'tokensOf'> {
  const access = { baseUrl, limits: browserLimits };
  const world = { ...usualWorld, log: createConsoleLog() };
  return {
    tokensOf: (storeView) => createHttpTokens({ ...world, storeView }, access),
    gatewaysOf: (visit) => createHttpGateways({ ...world, ...visit }, access),
  };
}

function launch(): Promise<Browser> {
  return chromium.launch(found());
}

function launchOn(folder: string, options: BrowserContextOptions): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, { ...options, ...found() });
}

/** As on a phone of little memory: else each page that is opened first costs a second process. */
const ONE_PROCESS_A_TAB = '--disable-site-isolation-trials';

/** A page of an example is used for a second and left: what compiles its code once more for a long life does so in vain. */
const COMPILE_ONCE = '--js-flags=--no-opt --no-maglev';

function found(): LaunchOptions {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('No Chromium was found: name one with CHROMIUM_PATH.');
  const isRoot = process.getuid?.() === 0;
  const args = [ONE_PROCESS_A_TAB, COMPILE_ONCE, WITHOUT_SUGGESTIONS, ...(isRoot ? ['--no-sandbox'] : [])];
  return { executablePath, args };
}

const choices = { paid: 'Pay', failed: 'Let the payment fail', unknown: 'Leave without an answer' };

/** The page that stands in for a gateway's, with its buttons. */
function gatewayOn(page: Page): Gateway {
  return async (outcome) => {
    await page.press({ role: 'button', name: choices[outcome] });
    return null;
  };
}

function notHere(): Promise<never> {
  return Promise.reject(new Error('No page tells this yet: the example cannot be a @journey.'));
}
