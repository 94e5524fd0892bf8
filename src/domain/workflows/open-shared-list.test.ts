import { expect, test } from 'vitest';
import { createMemoryProducts } from '#adapters/memory/memory-products.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemorySharedListGateway } from '#adapters/memory/memory-shared-list-gateway.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { noSharedList, type SharedListView } from '#domain/lists/shared-list.ts';
import { moneyOf, nothing } from '#domain/shared/money.ts';
import { createOpenSharedList } from './open-shared-list.ts';

const market = () => ({ country: 'IN', today: '2026-11-20' }) as const;

async function open() {
  const products = createMemoryProducts();
  products.put(productForTests('A', { id: 1 }), productForTests('B', { id: 2 }));
  const gateway = createMemorySharedListGateway({ products, now: () => 0 });
  await gateway.share({ title: 'For Diwali', name: 'Meera', skus: ['B', 'A'] });
  const search = createMemorySearchIndex({ market });
  search.put(productForTests('A', { id: 1 }), productForTests('B', { id: 2 }));
  const view = createMemoryCell<SharedListView>(noSharedList);
  const frames: string[] = [];
  const openList = createOpenSharedList({
    ...{ sharedListView: view, sharedListGateway: gateway, searchIndex: search, market },
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
    loadFrame: async () => frames.push('frame'),
  });
  return { products, gateway, search, view, frames, openList };
}

test('a list is shown in its order, as the shop has its pieces now', async () => {
  const { search, view, frames, openList } = await open();
  const { prices } = productForTests('B');
  const india = { regular: moneyOf(80), special: nothing };
  search.put(productForTests('B', { id: 2, name: 'as it is', prices: { ...prices, india } }));
  expect(await openList('list-1')).toBe('ready');
  expect(view.get()).toMatchObject({ kind: 'ready', title: 'For Diwali', name: 'Meera', missing: 0 });
  const tiles = [
    { sku: 'B', name: 'as it is', price: { current: moneyOf(80) } },
    { sku: 'A', price: { current: moneyOf(100) } },
  ];
  expect(view.get()).toMatchObject({ tiles });
  expect(frames).toEqual(['frame']);
});

test('what is no longer sold is counted', async () => {
  const { products, gateway, view, openList } = await open();
  products.put(productForTests('C', { id: 3 }));
  await gateway.share({ title: '', name: '', skus: ['C', 'B'] });
  expect(await openList('list-2')).toBe('ready');
  expect(view.get()).toMatchObject({ missing: 1, tiles: [{ sku: 'B' }] });
});

test('a list that nobody shares is gone, and the frame is there', async () => {
  const { gateway, view, frames, openList } = await open();
  expect([await openList('list-2'), view.get()]).toEqual(['gone', { kind: 'gone' }]);
  await gateway.end({ list: 'list-1', secret: 'secret-1' });
  expect([await openList('list-1'), view.get()]).toEqual(['gone', { kind: 'gone' }]);
  expect(frames).toHaveLength(2);
});

test('where list or catalog cannot be had it has failed', async () => {
  const { gateway, search, view, openList } = await open();
  gateway.failNext({ kind: 'unreachable' });
  expect([await openList('list-1'), view.get()]).toEqual(['failed', { kind: 'failed' }]);
  gateway.failNext({ kind: 'refused', code: 500, message: '', isSilent: true });
  expect(await openList('list-1')).toBe('failed');
  search.cut();
  expect(await openList('list-1')).toBe('failed');
});

test('a list that nobody waits for any more changes nothing on the page', async () => {
  const { view, openList } = await open();
  const waiting = new AbortController();
  const opening = openList('list-1', waiting.signal);
  waiting.abort();
  await opening;
  expect(view.get()).toBe(noSharedList);
});
