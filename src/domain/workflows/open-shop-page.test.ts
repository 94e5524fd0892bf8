import { expect, test } from 'vitest';
import { createMemoryBlockGateway } from '#adapters/memory/memory-block-gateway.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryPageGateway } from '#adapters/memory/memory-page-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createFillBlocks } from '#domain/content/fill-blocks.ts';
import { noShopPage, type ShopPage, type ShopPageView } from '#domain/content/shop-page.ts';
import { createOpenShopPage } from './open-shop-page.ts';

const returns: ShopPage = {
  id: 1,
  identifier: 'returns',
  title: 'Returns',
  description: '',
  content: '',
  updatedAt: '',
};

function open() {
  const shopPageView = createMemoryCell<ShopPageView>(noShopPage);
  const pageGateway = createMemoryPageGateway();
  pageGateway.write(returns);
  const blockGateway = createMemoryBlockGateway();
  const log = createMemoryLog();
  const fillBlocks = createFillBlocks({ blockGateway, log });
  const ports = { shopPageView, pageGateway, fillBlocks, loadFrame: async () => {}, log };
  return { pages: pageGateway, blocks: blockGateway, log, openPage: createOpenShopPage(ports), seen: shopPageView.get };
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

test('CONT-14 CONT-16 a page is opened by its number, too, and keeps its name', async () => {
  const { openPage, seen } = open();
  expect(await openPage('1')).toBe('ready');
  expect(seen()).toEqual({ kind: 'ready', page: returns });
});

test('CONT-17 a page whose name is a number is opened before the page of that number', async () => {
  const { pages, openPage, seen } = open();
  pages.write({ ...returns, id: 2, identifier: '1', title: 'Number one' });
  await openPage('1');
  expect(seen()).toMatchObject({ page: { title: 'Number one' } });
});

test.each(['0', '-1', '1.5', '1e3', '99999999999', 'nothing'])(
  'there is no page of the number %s to ask for',
  async (slug) => {
    const { pages, openPage } = open();
    expect(await openPage(slug)).toBe('empty');
    expect(pages.calls()).toEqual([{ verb: 'find', args: [slug] }]);
  },
);

test('a number that cannot be asked for is no page that is gone', async () => {
  const { pages, openPage, seen } = open();
  pages.failNext({ kind: 'unreachable' });
  expect(await openPage('1')).toBe('failed');
  expect(seen()).toEqual({ kind: 'failed', identifier: '1' });
});

test('CONT-19 a page stands without the blocks that are missing, and with those that are there', async () => {
  const { pages, blocks, log, openPage, seen } = open();
  blocks.write({ id: 7, identifier: 'promise', title: 'Promise', content: '<p>Fifteen days.</p>' });
  pages.write({
    ...returns,
    content: '<p>a</p>{{block block_id="promise"}}{{block block_id="gone"}}{{block block_id="8"}}',
  });
  expect(await openPage('returns')).toBe('ready');
  expect(seen()).toMatchObject({ page: { content: '<p>a</p><p>Fifteen days.</p>' } });
  expect(log.infos()).toEqual([
    'CMS block query returned empty result: gone',
    'CMS block query returned empty result: 8',
  ]);
});
