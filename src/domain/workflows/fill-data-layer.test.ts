import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryDataLayer } from '#adapters/memory/memory-data-layer.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createFillDataLayer } from './fill-data-layer.ts';

function open(dataLayerUrl = 'https://tags.test/') {
  const dataLayer = createMemoryDataLayer();
  const connectivity = createMemoryConnectivity();
  const log = createMemoryLog();
  const pageAddress = () => 'https://shop.test/cart';
  const listener = createFillDataLayer({ marketing: { dataLayerUrl }, dataLayer, connectivity, log, pageAddress });
  return { dataLayer, connectivity, log, listener, names: () => dataLayer.pushed().map(({ name }) => name) };
}

test('it is for marketing, and hears where something happened', async () => {
  const { listener, dataLayer } = open();
  expect(listener.purpose).toBe('marketing');
  await listener.hear({ kind: 'searched', results: 3 });
  expect(dataLayer.pushed()).toEqual([
    { name: 'view_search_results', address: 'https://shop.test/cart', ecommerce: { results: 3 } },
  ]);
});

test('a shop without tags tells none', async () => {
  const { listener, names } = open('');
  await listener.hear({ kind: 'page-seen' });
  expect(names()).toEqual([]);
});

test('what happens without a network is told later, once and in its order', async () => {
  const { listener, connectivity, names } = open();
  connectivity.go('offline');
  await listener.hear({ kind: 'page-seen' });
  await listener.hear({ kind: 'searched', results: 3 });
  expect(names()).toEqual([]);
  connectivity.go('online');
  await expect.poll(names).toEqual(['page_view', 'view_search_results']);
});

test('tags that do not come are asked for again with the next event, and the log says so once', async () => {
  const { listener, dataLayer, names, log } = open();
  dataLayer.answer('unreachable');
  await listener.hear({ kind: 'page-seen' });
  await listener.hear({ kind: 'searched', results: 3 });
  dataLayer.answer('taken');
  await listener.hear({ kind: 'page-seen' });
  expect(names()).toEqual(['page_view', 'view_search_results', 'page_view']);
  expect(log.errors()).toEqual(['The event page_view was not told to the tags: unreachable']);
});

test('who takes the permission back has what waits dropped and the tags forget', async () => {
  const { listener, dataLayer, connectivity, names } = open();
  await listener.hear({ kind: 'page-seen' });
  connectivity.go('offline');
  await listener.hear({ kind: 'searched', results: 3 });
  await listener.forget();
  connectivity.go('online');
  await listener.hear({ kind: 'page-seen' });
  expect([names(), dataLayer.forgotten()]).toEqual([['page_view', 'page_view'], 1]);
});
