import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryPageGateway } from '#adapters/memory/memory-page-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noShopPage, type ShopPage, type ShopPageView } from '#domain/content/shop-page.ts';
import { createOpenShopPage } from './open-shop-page.ts';

const returns: ShopPage = { identifier: 'returns', title: 'Returns', description: '', content: '', updatedAt: '' };

function open() {
  const shopPageView = createMemoryCell<ShopPageView>(noShopPage);
  const pageGateway = createMemoryPageGateway();
  pageGateway.write(returns);
  const log = createMemoryLog();
  const ports = { shopPageView, pageGateway, loadFrame: async () => {}, log };
  return { pages: pageGateway, log, openPage: createOpenShopPage(ports), seen: shopPageView.get };
}

test('CONT-17 a page is opened by its identifier', async () => {
  const { openPage, seen } = open();
  expect(await openPage('returns')).toBe('ready');
  expect(seen()).toEqual({ kind: 'ready', page: returns });
});

test('CONT-18 one that nobody wrote is none, and why is logged', async () => {
  const { log, openPage, seen } = open();
  expect(await openPage('nothing')).toBe('empty');
  expect(seen()).toEqual({ kind: 'none' });
  expect(log.infos()).toEqual(['CMS query returned empty result']);
});

test('without an answer the page says so, and what was read before stays', async () => {
  const { pages, openPage, seen } = open();
  pages.cut();
  expect(await openPage('returns')).toBe('failed');
  expect(seen()).toEqual({ kind: 'failed', identifier: 'returns' });
  pages.mend();
  await openPage('returns');
  pages.cut();
  expect(await openPage('returns')).toBe('ready');
  expect(seen()).toMatchObject({ kind: 'ready' });
});

test('of two pages the last one that was asked for is shown', async () => {
  const { pages, openPage, seen } = open();
  pages.write({ ...returns, identifier: 'about', title: 'About' });
  await Promise.all([openPage('returns'), openPage('about')]);
  expect(seen()).toMatchObject({ page: { title: 'About' } });
});

test('a page that is given up leaves the one that was read before', async () => {
  const { pages, openPage, seen } = open();
  await openPage('returns');
  pages.write({ ...returns, identifier: 'about', title: 'About' });
  await openPage('about', AbortSignal.abort());
  expect(seen()).toEqual({ kind: 'ready', page: returns });
});

test('of two pages that are given up one after the other, the one before them stays', async () => {
  const { pages, openPage, seen } = open();
  await openPage('returns');
  const asked = [new AbortController(), new AbortController()] as const;
  const go = pages.hold();
  const outcomes = [openPage('about', asked[0].signal), openPage('care', asked[1].signal)];
  for (const each of asked) each.abort();
  go();
  await Promise.all(outcomes);
  expect(seen()).toEqual({ kind: 'ready', page: returns });
});

test('of two pages the one that was asked for last is shown, whichever is read first', async () => {
  const { pages, openPage, seen } = open();
  pages.write({ ...returns, identifier: 'care', title: 'Care' });
  const goOn = pages.hold();
  const late = openPage('care');
  pages.hold()();
  expect(await openPage('returns')).toBe('ready');
  goOn();
  expect(await late).toBe('ready');
  expect(seen()).toEqual({ kind: 'ready', page: returns });
});
