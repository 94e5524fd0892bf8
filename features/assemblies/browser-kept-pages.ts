import type { Page as Tab } from 'playwright-core';
import { SEND_REMINDER } from '#domain/offline/service-worker.ts';
import { until } from '#shared/waiting/until.ts';
import { cachedFor } from '#tools/prove/leaving/traces-in.ts';
import type { BrowserParts } from './browser-parts.ts';
import type { BuiltShop } from './built-shop.ts';

/** What the worker keeps of the shop on the device, and what is there without a network. */
export function keepingPages(parts: BrowserParts) {
  return { ...seeingKeptPages(parts), ...leavingDevice(parts), ...beingWithoutNetwork(parts) };
}

function seeingKeptPages({ visit }: BrowserParts) {
  return {
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
  } satisfies Partial<BuiltShop>;
}

function leavingDevice({ visit }: BrowserParts) {
  return {
    async keepsNoPages() {
      const tab = await visit.tab();
      await until('no page is kept', async () => !(await tab.evaluate(isSomePageKept)));
    },
    keptOfShop: async () => cachedFor(await visit.tab()),
    async hasLeftDevice() {
      const tab = await visit.tab();
      await until('the shop has left the device', async () => (await tab.evaluate(keptParts)) === 0);
    },
    closesShop: () => visit.losesTab('closes'),
  } satisfies Partial<BuiltShop>;
}

function beingWithoutNetwork({ orders, processes, visit, watch }: BrowserParts) {
  return {
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
  } satisfies Partial<BuiltShop>;
}

/** Does what a browser does by itself when the network is back, and the tests cannot wait for. */
async function remindWorker(tab: Tab, origin: string): Promise<void> {
  const browser = await tab.context().newCDPSession(tab);
  let registrationId: string | undefined;
  browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
    if (own) registrationId = own.registrationId;
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await until('the browser tells of the worker', () => registrationId ?? null),
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
async function keptParts(): Promise<number> {
  const [workers, kept] = await Promise.all([navigator.serviceWorker.getRegistrations(), caches.keys()]);
  return workers.length + kept.length;
}
