import { expect, test } from 'vitest';
import { tileForTests as tile } from '#domain/listing/tile-for-tests.ts';
import {
  emptyWishlist,
  isWishlisted,
  type Wishlist,
  withoutWishlisted,
  withReturnedItems,
  withWishlisted,
} from './wishlist.ts';

test('CUST-03 CUST-06 a sku is saved once, and saving it again changes nothing at all', () => {
  const saved = withWishlisted(emptyWishlist, tile('A'));
  expect(withWishlisted(saved, { ...tile('A'), name: 'other' })).toBe(saved);
  expect(saved).toEqual([{ tile: tile('A'), qty: 1, savedAt: null }]);
});

test('CUST-02 a piece is kept with all that its card shows, one of it', () => {
  const shown = { ...tile('A'), designer: 'Anjora', image: '/a.jpg', colours: 3, isNew: true };
  expect(withWishlisted(emptyWishlist, shown)).toEqual([{ tile: shown, qty: 1, savedAt: null }]);
});

test('CUST-05 what is saved later stands behind what is there', () => {
  const saved = withWishlisted(withWishlisted(emptyWishlist, tile('A')), tile('B'));
  expect(saved.map((item) => item.tile.sku)).toEqual(['A', 'B']);
});

test('CUST-07 a piece is taken out by its sku; one that is not there changes nothing', () => {
  const saved = withWishlisted(withWishlisted(emptyWishlist, tile('A')), tile('B'));
  expect(withoutWishlisted(saved, 'A').map((item) => item.tile.sku)).toEqual(['B']);
  expect(withoutWishlisted(saved, 'C')).toBe(saved);
  expect(isWishlisted(saved, 'B')).toBe(true);
});

test('what has left the list comes back to its place, before what was saved since', () => {
  const listOf = (...skus: readonly string[]): Wishlist =>
    skus.map((sku) => ({ tile: tile(sku), qty: 1, savedAt: null }));
  const before = listOf('A', 'B', 'C', 'D');
  const returned = withReturnedItems(listOf('C', 'E'), listOf('A', 'B'), before);
  expect(returned.map((item) => item.tile.sku)).toEqual(['A', 'B', 'C', 'E']);
  const again = withReturnedItems(listOf('E', 'B'), listOf('A', 'B'), before);
  expect(again.map((item) => item.tile.sku)).toEqual(['A', 'B', 'E']);
});
