import { expect, test } from 'vitest';
import type { Tile } from '#domain/listing/tile.ts';
import { readStoredViewed, readStoredWishlist } from './stored-lists.ts';

const tile = (sku: string): Tile => ({
  sku,
  name: `Piece ${sku}`,
  designer: '',
  address: `/p/${sku}/x`,
  image: '',
  price: { current: 100, regular: 100, discount: 0 },
  colours: 0,
  isNew: false,
  isOnSale: false,
  isOutOfStock: false,
});

test.each([null, 'list', { items: [] }])('a device that kept %j kept no wishlist', (stored) => {
  expect(readStoredWishlist(stored)).toBe(null);
});

test.each([
  ['no tile', {}],
  ['no sku', { tile: { ...tile('A'), sku: '' } }],
  ['a name of another kind', { tile: { ...tile('A'), name: 7 } }],
  ['another view of another kind', { tile: { ...tile('A'), secondImage: 7 } }],
  ['no price', { tile: { ...tile('A'), price: null } }],
  ['a price that is no number', { tile: { ...tile('A'), price: { current: '1', regular: 1, discount: 0 } } }],
  ['a flag that is none', { tile: { ...tile('A'), isNew: 'yes' } }],
])('a kept piece with %s is left out, and the others stay', (_fault, item) => {
  expect(readStoredWishlist([item, { tile: tile('B'), qty: 1 }, { tile: tile('B'), qty: 5 }])).toEqual([
    { tile: tile('B'), qty: 1 },
  ]);
});

test.each([
  [null, null],
  ['A', null],
  [{ 0: 'A' }, null],
  [[], []],
  [
    ['A', 7, '', null, 'A', 'B'],
    ['A', 'B'],
  ],
])('what a device kept as %j is read as %j', (stored, read) => {
  expect(readStoredViewed(stored)).toEqual(read);
});
