import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { SharedListView } from '#domain/lists/shared-list.ts';
import { type Wishlist, withWishlisted } from '#domain/lists/wishlist.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createSharedListScreen } from './shared-list-screen-model.ts';

const tiles = ['A', 'B', 'C'].map((sku) => tileForTests({ sku }));
const ready = { kind: 'ready', title: '', name: '', tiles, missing: 0 } as const;

function open(view: SharedListView, saved: Wishlist = []) {
  const wishlist = createMemoryCell<Wishlist>(saved);
  const model = createSharedListScreen({
    sharedListView: createMemoryCell<SharedListView>(view),
    wishlist,
    toggleWishlisted: async (tile) => wishlist.update((now) => withWishlisted(now, tile)),
    storeView: createMemoryCell(defaultStoreView),
    mediaBase: '',
    messages: inEnglish,
  });
  return { model, skus: () => wishlist.get().map(({ tile }) => tile.sku) };
}

test('a list is called as whoever shares it has called it, and says who they are', () => {
  const { model } = open({ ...ready, title: 'For Diwali', name: 'Meera', missing: 2 });
  const { state, title, byText, missingText, cards } = model;
  expect([state, title, byText, missingText]).toEqual([
    ...['ready', 'For Diwali', 'Shared by Meera', '2 pieces are no longer sold.'],
  ]);
  expect(cards.map(({ sku }) => sku)).toEqual(['A', 'B', 'C']);
});

test('a list without title and name says nothing of a person', () => {
  const { title, byText, missingText } = open(ready).model;
  expect([title, byText, missingText]).toEqual(['A shared wishlist', '', '']);
});

test('what is not on the own list comes there in its order, and what is there stays', async () => {
  const { model, skus } = open(ready, [{ tile: tileForTests({ sku: 'B' }), qty: 1, savedAt: null }]);
  expect(model.isSaved).toBe(false);
  await model.save();
  expect([model.isSaved, skus()]).toEqual([true, ['B', 'C', 'A']]); // the newest is last, and shown first
});

test.each(['gone', 'failed', 'none'] as const)('a list that is %s shows no pieces', (kind) => {
  const { model } = open({ kind });
  expect([model.state, model.cards]).toEqual([kind, []]);
});
