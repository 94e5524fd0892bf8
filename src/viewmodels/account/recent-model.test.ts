import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import type { RecentlyViewed } from '#domain/lists/recently-viewed.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { RecentModel } from './recent-model.ts';

function open(viewed: readonly string[], tiles: readonly string[]) {
  return new RecentModel({
    recentlyViewed: createMemoryCell<RecentlyViewed>(viewed.map(skuOf)),
    recentTiles: createMemoryCell(tiles.map((sku) => tileForTests({ sku }))),
    openRecentlyViewed: async () => {},
    isOnline: createMemoryCell(true),
    storeView: createMemoryCell(defaultStoreView),
    mediaBase: '',
    messages: inEnglish,
  });
}

test('ACC-18 what was viewed is shown in that order, and what cannot be shown is counted', async () => {
  const model = open(['A', 'B', 'C'], ['C', 'A', 'X']);
  expect([model.cards.map(({ sku }) => sku), model.missing, model.isEmpty, model.isOnline]).toEqual([
    ['A', 'C'],
    1,
    false,
    true,
  ]);
  await model.opened();
  expect(model.reading.hasFailed).toBe(true);
});

test('a list that can be shown whole was read', async () => {
  const model = open(['A'], ['A']);
  await model.opened();
  expect(model.reading.hasFailed).toBe(false);
});

test('one is removed, or all are', () => {
  const model = open(['A', 'B', 'C'], ['A', 'B', 'C']);
  model.remove('B');
  expect(model.cards.map(({ sku }) => sku)).toEqual(['A', 'C']);
  model.clear();
  expect([model.cards, model.isEmpty]).toEqual([[], true]);
});
