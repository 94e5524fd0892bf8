import type { Locator, Page as Tab } from 'playwright-core';
import { comesTo } from '#shared/waiting/until.ts';
import { movedPartsOn, movedUnaskedOn, movesOn } from '../shoppers/moves-noted.ts';
import { keepingPages } from './browser-kept-pages.ts';
import type { BrowserParts } from './browser-parts.ts';
import { runningProcesses } from './browser-processes.ts';
import { standingInViews } from './browser-store-views.ts';
import { createBrowserTyping } from './browser-typing.ts';
import type { BuiltShop } from './built-shop.ts';
import { isAboutRedrawing } from './page-watch.ts';

const CODE = '**/static/js/main.*.js';

export function createBuiltShop(parts: BrowserParts): BuiltShop {
  const { processes, visit, watch } = parts;
  return {
    ...createBrowserTyping({ processes, visit, watch }),
    ...sittingDown(parts),
    ...goingOn(parts),
    ...waitingForCode(parts),
    ...keepingPages(parts),
    ...runningProcesses(parts),
    ...readingAnswers(parts),
    ...standingInViews(parts),
  };
}

function sittingDown(parts: BrowserParts) {
  const { processes, visit } = parts;
  return {
    hands: async (means) => visit.takes(means),
    translates: visit.translates,
    hasExtensions: visit.hasExtensions,
    switchesScriptsOff: visit.switchesScriptsOff,
    usesBrowser: visit.usesBrowser,
    keepsShop: visit.keepsShop,
    async keepsChoice(kept) {
      const context = (await visit.tab()).context();
      await context.addCookies([{ name: 'store', value: kept, url: processes.origin }]);
    },
  } satisfies Partial<BuiltShop>;
}

function goingOn(parts: BrowserParts) {
  const { page, processes, visit, watch } = parts;
  return {
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
    movedUnasked: async () => movedUnaskedOn(await visit.tab()),
    moves: async () => movesOn(await visit.tab()),
    movedParts: async () => movedPartsOn(await visit.tab()),
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
  } satisfies Partial<BuiltShop>;
}

function waitingForCode(parts: BrowserParts) {
  const { page, processes, visit } = parts;
  const code = Promise.withResolvers<void>();
  return {
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
  } satisfies Partial<BuiltShop>;
}

function readingAnswers(parts: BrowserParts) {
  const { processes, visit, watch } = parts;
  return {
    drawnAnew: () => watch.findings().filter(isAboutRedrawing).length,
    async slowsDown(times) {
      const tab = await visit.tab();
      const session = await tab.context().newCDPSession(tab);
      await session.send('Emulation.setCPUThrottlingRate', { rate: times });
    },
    bytesOfCode: async () => (await visit.tab()).evaluate(bytesOfCode),
    status: visit.status,
    showcase: async (name) => showcase(await visit.tab(), name),
    writingOfNotice: async () =>
      (await visit.tab()).getByRole('region', { name: 'Notices' }).locator('[lang]').evaluate(writingOf),
    writing: async () => (await visit.tab()).locator('html').evaluate(writingOf),
    async sent(address) {
      const url = processes.origin + address;
      const tab = await visit.tab();
      const [toShopper, toStranger] = await Promise.all([tab.request.get(url), fetch(url)]);
      return { toShopper: await toShopper.text(), toStranger: await toStranger.text() };
    },
  } satisfies Partial<BuiltShop>;
}

/** Runs in the page. */
function bytesOfCode(): number {
  const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/static/'));
  if (files.length === 0) throw new Error('The page has no code.');
  return files.reduce((sum, file) => sum + (file as PerformanceResourceTiming).transferSize, 0);
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
