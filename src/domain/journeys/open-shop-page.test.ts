import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryHomeGateway } from '#adapters/memory/memory-home-gateway.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { noShopPage, type ShopPage, type ShopPageView } from '#domain/content/shop-page.ts';
import { createOpenShopPage } from './open-shop-page.ts';

const returns: ShopPage = { identifier: 'returns', title: 'Returns', description: '', content: '', updatedAt: '' };

function open() {
  const view = createMemoryCell<ShopPageView>(noShopPage);
  const home = createMemoryHomeGateway();
  home.write(returns);
  const log = createMemoryLog();
  const ports = { view, home, loadFrame: async () => {}, log };
  return { home, log, openPage: createOpenShopPage(ports), seen: view.get };
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
  const { home, openPage, seen } = open();
  home.cut();
  expect(await openPage('returns')).toBe('failed');
  expect(seen()).toEqual({ kind: 'failed', identifier: 'returns' });
  home.mend();
  await openPage('returns');
  home.cut();
  expect(await openPage('returns')).toBe('ready');
  expect(seen()).toMatchObject({ kind: 'ready' });
});

test('of two pages the last one that was asked for is shown', async () => {
  const { home, openPage, seen } = open();
  home.write({ ...returns, identifier: 'about', title: 'About' });
  await Promise.all([openPage('returns'), openPage('about')]);
  expect(seen()).toMatchObject({ page: { title: 'About' } });
});
