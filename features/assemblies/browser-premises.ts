import type { Locator, Page as Tab } from 'playwright-core';
import { SEND_REMINDER } from '#domain/offline/service-worker.ts';
import { cachedFor } from '#tools/prove/leaving/traces-in.ts';
import { comesTo, until } from '#tools/waiting/until.ts';
import { SERVER_TIMEOUT_MS, type ShopProcesses } from '#tools/workbench/shop-processes.ts';
import { movesOn } from '../shoppers/moves-noted.ts';
import type { Page } from '../shoppers/page.ts';
import { createBrowserTyping } from './browser-typing.ts';
import type { BrowserVisit } from './browser-visit.ts';
import type { PageWatch } from './page-watch.ts';
import type { Premises } from './premises.ts';
import { pressReload } from './press-reload.ts';
import type { Workbench } from './workbench.ts';

type Parts = {
  readonly processes: ShopProcesses;
  readonly visit: BrowserVisit;
  readonly watch: PageWatch;
  readonly page: Pick<Page, 'settle' | 'pressKey'>;
  readonly workbench: Workbench;
  /** Those that the shop has got in this example. */
  readonly orders: () => Promise<readonly unknown[]>;
};

const TOO_LATE_MS = 1.5 * SERVER_TIMEOUT_MS;
const CODE = '**/static/js/main.*.js';

export function createBrowserPremises({ processes, visit, watch, page, workbench, orders }: Parts): Premises {
  const code = Promise.withResolvers<void>();
  return {
    ...createBrowserTyping({ processes, visit, watch }),
    hands: async (means) => visit.takes(means),
    translates: visit.translates,
    hasExtensions: visit.hasExtensions,
    switchesScriptsOff: visit.switchesScriptsOff,
    usesBrowser: visit.usesBrowser,
    keepsShop: visit.keepsShop,
    async hasKeptPage() {
      const tab = await visit.tab();
      await tab.locator('html:is([data-worker="cached"], [data-worker="ready"])').waitFor({ state: 'attached' });
      await until('the page is kept', () => tab.evaluate(isPageKept));
    },
    async followsCard(name) {
      const tab = await visit.tab();
      await tab.getByRole('link', { name }).first().click();
      await tab.getByRole('heading', { level: 1, name }).waitFor();
      const isKept = async () => (await tab.evaluate(isPageKept)) || (await tab.evaluate(isTold, name));
      await until(`the page of ${name} is kept, or what is told of it`, isKept);
    },
    async followsCardUntilTold(name) {
      const tab = await visit.tab();
      await tab.getByRole('link', { name }).first().click();
      await until(`what is told of ${name} is kept`, () => tab.evaluate(isTold, name));
    },
    async tapsCard(name) {
      const tab = await visit.tab();
      await visit.hands().press(tab.getByRole('link', { name, exact: true }).first(), 1);
      await tab.getByRole('heading', { level: 1, name }).waitFor();
    },
    effort: visit.effort,
    async opensAndCloses(name) {
      const tab = await visit.tab();
      const named = { name: new RegExp(`^${name}`) };
      const opener = tab
        .getByRole('button', named)
        .or(tab.getByRole('link', named))
        .or(tab.getByRole('searchbox', named));
      await visit.hands().press(opener.first(), 1);
      await page.settle();
      await page.pressKey('Escape');
    },
    moves: async () => movesOn(await visit.tab()),
    async loadsAgain() {
      await (await visit.tab()).reload();
    },
    async opensWithoutCode(address) {
      const tab = await visit.tab();
      await tab.route(CODE, async (route) => {
        await code.promise;
        await route.continue();
      });
      const asksForCode = tab.waitForRequest(CODE);
      await tab.goto(processes.origin + address, { waitUntil: 'commit' });
      await asksForCode;
    },
    async pressesInVain(name) {
      await (await visit.tab()).getByRole('button', { name }).first().click();
    },
    async typesUnheard(texts) {
      const tab = await visit.tab();
      for (const [label, text] of Object.entries(texts)) await fieldOf(tab, label).fill(text);
    },
    async standsIn(labels) {
      const tab = await visit.tab();
      const values = labels.map((label) => fieldOf(tab, label).inputValue());
      return Object.fromEntries((await Promise.all(values)).map((value, at) => [labels[at] ?? '', value]));
    },
    async letsCodeCome() {
      code.resolve();
      await page.settle();
    },
    async losesTabInPlacing(how) {
      watch.expectFailures();
      const tab = await visit.tab();
      const { promise: left, resolve } = Promise.withResolvers<void>();
      await tab.route('**/api/order?*', () => resolve()); // it stays on its way
      await tab.getByRole('button', { name: /^Place order/ }).click();
      await left;
      await visit.losesTab(how);
      const next = await visit.tab();
      await next.goto(processes.origin);
      await next.getByRole('dialog', { name: 'Waiting orders' }).waitFor();
    },
    bytesOfCode: async () => (await visit.tab()).evaluate(bytesOfCode),
    async releasesAnew() {
      watch.expectFailures();
      await processes.deploy();
    },
    async hasNewBuild() {
      await (await visit.tab()).getByRole('button', { name: 'Reload' }).waitFor();
    },
    async takesNewBuild() {
      const tab = await visit.tab();
      await pressReload(tab);
      await until('the new build is taken', async () => !(await tab.evaluate(isBuildWaiting)));
    },
    async endsKeeping() {
      watch.expectFailures();
      await processes.start({ ZARI__serviceWorker__enabled: 'false' });
    },
    async hasLeftDevice() {
      const tab = await visit.tab();
      await until('the shop has left the device', async () => (await tab.evaluate(keptParts)) === 0);
    },
    async sendsOrdersByItself() {
      watch.expectFailures();
      await processes.start({ ZARI__orders__offline_orders__automatic_transmission_enabled: 'true' });
    },
    async sellsAs({ name, address, gstin, code }) {
      watch.expectFailures();
      await processes.start({
        ZARI__seller__name: name,
        ZARI__seller__address: address,
        ZARI__seller__gstin: gstin,
        ZARI__seller__hsn: code,
      });
    },
    closesShop: () => visit.losesTab('closes'),
    async remindsOfWaiting() {
      await visit.goes('online');
      await remindWorker(await visit.tab(), processes.origin);
      await until('the shop has got an order', async () => (await orders()).length > 0);
    },
    async reopensWithoutNetwork() {
      watch.expectFailures();
      const address = (await visit.tab()).url();
      await visit.reopens();
      await visit.goes('offline');
      await (await visit.tab()).goto(address);
    },
    async savedPages() {
      const links = (await visit.tab()).getByRole('main').getByRole('listitem').getByRole('link');
      await links.first().waitFor();
      return links.allTextContents();
    },
    async savedNote() {
      const bar = (await visit.tab()).getByText('You are offline', { exact: true }).first();
      return until('the page says when it was saved', async () => {
        const note = await bar.evaluate((element) => getComputedStyle(element, '::after').content);
        return note.includes('Saved') && note;
      });
    },
    async keepsNoPages() {
      const tab = await visit.tab();
      await until('no page is kept', async () => !(await tab.evaluate(isSomePageKept)));
    },
    keptOfShop: async () => cachedFor(await visit.tab()),
    async losesPower() {
      watch.expectFailures();
      await processes.kill();
      await processes.start();
    },
    async stopsApi() {
      watch.expectFailures();
      await processes.kill('api');
    },
    async delaysCatalog() {
      watch.expectFailures();
      const fault = { path: '/api/catalog', kind: 'slow', ms: TOO_LATE_MS, times: 2 }; // the menu and the page
      await workbench.ask('POST', '/workbench/faults', fault);
    },
    status: visit.status,
    showcase: async (name) => showcase(await visit.tab(), name),
    async keepsChoice(kept) {
      const context = (await visit.tab()).context();
      await context.addCookies([{ name: 'store', value: kept, url: processes.origin }]);
    },
    writing: async () => (await visit.tab()).locator('html').evaluate(writingOf),
    async sent(address) {
      const url = processes.origin + address;
      const tab = await visit.tab();
      const [toShopper, toStranger] = await Promise.all([tab.request.get(url), fetch(url)]);
      return { toShopper: await toShopper.text(), toStranger: await toStranger.text() };
    },
  };
}

/** Does what a browser does by itself when the network is back, and the tests cannot wait for. */
async function remindWorker(tab: Tab, origin: string): Promise<void> {
  const browser = await tab.context().newCDPSession(tab);
  const { promise: registrationId, resolve } = Promise.withResolvers<string>();
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
    if (own) resolve(own.registrationId);
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registrationId,
    tag: SEND_REMINDER,
    lastChance: false,
  });
  await browser.detach();
}

/** Runs in the page: it is kept under its address, and the store view that was chosen, with the pictures it shows. */
async function isPageKept(): Promise<boolean> {
  const shown = Array.from(document.images).filter(
    ({ naturalWidth, currentSrc }) => naturalWidth > 0 && currentSrc.includes('/img/'),
  );
  const kept = await Promise.all([
    caches.match(location.href, { cacheName: 'zari-pages', ignoreSearch: true }),
    ...shown.map(({ currentSrc }) => caches.match(currentSrc, { cacheName: 'zari-pictures' })),
  ]);
  return !kept.includes(undefined);
}

/** Runs in the page: a page is kept besides home, where one is led who logs out. */
async function isSomePageKept(): Promise<boolean> {
  if (!(await caches.has('zari-pages'))) return false;
  const kept = await (await caches.open('zari-pages')).keys();
  return kept.some(({ url }) => new URL(url).pathname !== '/');
}

/** Runs in the page: whether the worker keeps what the catalog has said about a product. */
async function isTold(name: string): Promise<boolean> {
  const answers = await (await caches.open('zari-catalog')).matchAll();
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  return texts.some((text) => text.includes(name));
}

/** Runs in the page. */
function bytesOfCode(): number {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/static/'));
  if (files.length === 0) throw new Error('The page has no code.');
  return files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).transferSize, 0);
}

/** Runs in the page. */
async function isBuildWaiting(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  return !registration || registration.waiting !== null;
}

/** Runs in the page. */
async function keptParts(): Promise<number> {
  const [workers, kept] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  return workers.length + kept.length;
}

/** Runs in the page. */
function writingOf(root: Element) {
  return {
    language: root.getAttribute('lang') ?? '',
    side: getComputedStyle(root).direction === 'rtl' ? 'right' : 'left',
  };
}

const PICTURE_WITHIN_MS = 5_000;

/** The part of the page that is about the product: its page, or its place in a list. */
async function showcase(tab: Tab, name: string) {
  const place = tab.getByRole('article').or(tab.getByRole('listitem')).filter({ hasText: name }).first();
  const picture = place.locator('img').first();
  await picture.scrollIntoViewIfNeeded();
  return {
    price: (await place.locator('[data-price="current"]').first().textContent()) ?? '',
    isPictured: await isLoaded(picture),
  };
}

function isLoaded(picture: Locator): Promise<boolean> {
  const look = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  return comesTo(look, { limitMs: PICTURE_WITHIN_MS });
}

// In the page itself: the newsletter in the footer, which comes late, asks for an email address as well.
function fieldOf(tab: Tab, label: string): Locator {
  return tab.getByRole('main').getByLabel(label, { exact: true });
}
