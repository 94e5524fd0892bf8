import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { nothingOffline } from '#domain/listing/find-cached-products.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { Messages } from '../messages/writing/messages.ts';
import { KeptShopModel } from './kept-shop-model.ts';

const messages = ((part: { readonly english: unknown }) => part.english) as Messages;
const at = Date.parse('2026-11-20T08:35:00Z');

/** What stands on a device without a network that keeps a page and a piece. */
function modelOf({ network = 'offline' as 'online' | 'offline', isBroken = false } = {}) {
  const connectivity = createMemoryConnectivity(network);
  const isOnline = createMemoryCell(network === 'online');
  const model = new KeptShopModel({
    connectivity,
    isOnline,
    storeView: createMemoryCell(defaultStoreView),
    findKeptPages: async () => [{ address: '/women', name: 'Women', savedAt: at }],
    async findCachedProducts(text) {
      if (isBroken) throw new Error('The code cannot be had.');
      if (text !== 'silk') return nothingOffline;
      return { items: [tileForTests('S1')], total: 1, offline: true, noresults: false };
    },
    loadMessages: () => Promise.reject(new Error('No words.')),
    mediaBase: '',
    messages,
  });
  const open = (address: string) => {
    const { pathname, searchParams: query } = new URL(address, 'https://zari.example');
    return model.open({ pathname, query });
  };
  return { model, open, connectivity, isOnline };
}

test('at its own address the neutral page tells what is on the device, and since when', async () => {
  const { model, open } = modelOf();
  await open('/offline');
  expect([model.kind, model.pages]).toEqual([
    'pages',
    [{ address: '/women', name: 'Women', saved: { text: '20 November 2026 2:05 pm', at: '2026-11-20T08:35:00.000Z' } }],
  ]);
});

test('CAT-064 CAT-056 at the address of a search it finds what is on the device', async () => {
  const { model, open } = modelOf();
  await open('/search?q=silk');
  expect([model.kind, model.text, model.cards.map(({ sku }) => sku)]).toEqual(['found', 'silk', ['S1']]);
  expect(model.told).toContain('You are offline.');
  await open('/search?q=wool');
  expect([model.cards, model.told]).toEqual([[], 'You are offline, so we looked for “wool” on your device alone.']);
});

test('the last search counts', async () => {
  const { model, open } = modelOf();
  await Promise.all([open('/search?q=wool'), open('/search?q=silk')]);
  expect(model.text).toBe('silk');
});

test('where its code cannot be had it has found nothing', async () => {
  const { model, open } = modelOf({ isBroken: true });
  await open('/search?q=silk');
  expect([model.kind, model.cards]).toEqual(['found', []]);
});

test.each(['/women', '/search', '/search?q=%20'])('at %s a page is on its way', async (address) => {
  const { model, open } = modelOf();
  await open(address);
  expect(model.kind).toBe('opening');
});

test('where there is a network a page is on its way, whatever the address', async () => {
  const { model, open } = modelOf({ network: 'online' });
  await open('/offline');
  expect([model.kind, model.isOver]).toEqual(['opening', false]);
});

test('when the network is back it has had its time', async () => {
  const { model, open, connectivity, isOnline } = modelOf();
  await open('/search?q=silk');
  expect(model.isOver).toBe(false);
  connectivity.go('online');
  isOnline.update(() => true);
  expect(model.isOver).toBe(true);
});

test('what is shown has had its time once both the page and the browser have a network', async () => {
  const { model, open, isOnline } = modelOf();
  await open('/offline');
  isOnline.update(() => true);
  expect(model.isOver).toBe(false);
  expect([model.cards, model.text]).toEqual([[], '']);
});
