import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noPanels, type Panels, withPanelOpen } from '#domain/interface/panels.ts';
import type { WishlistModel } from './wishlist-model.ts';
import { createWishlistPanel } from './wishlist-panel-model.ts';

test('the panel of the wishlist closes itself, and no other one', () => {
  const panels = createMemoryCell<Panels>(withPanelOpen(noPanels, 'wishlist'));
  const { close, ...model } = createWishlistPanel({ panels, wishlistPieces: {} as WishlistModel });
  expect(model.wishlist).toEqual({});
  close();
  expect(panels.get().open).toBeNull();
  panels.update((now) => withPanelOpen(now, 'menu'));
  close();
  expect(panels.get().open).toBe('menu');
});

test('the panel is open while nothing else is', () => {
  const panels = createMemoryCell<Panels>(noPanels);
  const model = createWishlistPanel({ panels, wishlistPieces: {} as WishlistModel });
  const opened = () => model.isOpen;
  expect(opened()).toBe(false);
  panels.update((now) => withPanelOpen(now, 'wishlist'));
  expect(opened()).toBe(true);
});
