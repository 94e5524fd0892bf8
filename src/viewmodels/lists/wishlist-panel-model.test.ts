import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import type { NamedLists } from '#domain/lists/named-lists.ts';
import type { Wishlist } from '#domain/lists/wishlist.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import type { WishlistModel } from './wishlist-model.ts';
import { createWishlistPanel } from './wishlist-panel-model.ts';

const saved = {
  wishlist: createMemoryCell<Wishlist>([
    { tile: tileForTests({ sku: 'A' }), qty: 1, savedAt: null },
    { tile: tileForTests({ sku: 'B' }), qty: 1, savedAt: null, list: 'd' },
    { tile: tileForTests({ sku: 'C' }), qty: 1, savedAt: null, list: 'gone' },
  ]),
  namedLists: createMemoryCell<NamedLists>([{ id: 'd', name: 'Diwali', sharing: null, isDeleted: false }]),
  wishlistPieces: {} as WishlistModel,
  messages: inEnglish,
};

test('the panel of the wishlist closes itself, and no other one', () => {
  const panels = createMemoryCell<Panels>(withPanelOpen(noPanels, 'wishlist'));
  const { close, ...model } = createWishlistPanel({ panels, ...saved });
  expect(model.wishlist).toEqual({});
  close();
  expect(panels.get().open).toBeNull();
  panels.update((now) => withPanelOpen(now, 'menu'));
  close();
  expect(panels.get().open).toBe('menu');
});

test('the panel is open while nothing else is', () => {
  const panels = createMemoryCell<Panels>(noPanels);
  const model = createWishlistPanel({ panels, ...saved });
  const opened = () => model.isOpen;
  expect(opened()).toBe(false);
  panels.update((now) => withPanelOpen(now, 'wishlist'));
  expect(opened()).toBe(true);
});

test('the panel says of a piece in which list it is, and nothing of those in the first', () => {
  const { listText } = createWishlistPanel({ panels: createMemoryCell<Panels>(noPanels), ...saved });
  expect(['A', 'B', 'C', 'UNKNOWN'].map(listText)).toEqual(['', 'In the list “Diwali”', '', '']);
});
