import { expect, test } from 'vitest';
import { tileForTests as tile } from '#domain/listing/tile-for-tests.ts';
import { moneyOf } from '#domain/shared/money.ts';
import { tileNames } from './amount-names.ts';
import { toKept } from './kept-form.ts';
import { readStoredCompared, readStoredViewed, readStoredWishlist } from './stored-lists.ts';

/** A tile as devices keep it. */
const keptTile = (sku: string) => toKept([tile(sku)], tileNames)[0];

test.each([null, 'list', { items: [] }])('a device that kept %j kept no wishlist', (stored) => {
  expect(readStoredWishlist(stored)).toBe(null);
});

const faultyTiles: readonly (readonly [fault: string, tile: unknown])[] = [
  ['no sku', { ...keptTile('A'), sku: '' }],
  ['a name of another kind', { ...keptTile('A'), name: 7 }],
  ['another view of another kind', { ...keptTile('A'), secondImage: 7 }],
  ['a rating in words', { ...keptTile('A'), rating: 'good' }],
  ['no price', { ...keptTile('A'), price: null }],
  ['a price that is no number', { ...keptTile('A'), price: { current: '1', regular: 1, discount: 0 } }],
  ['a flag that is none', { ...keptTile('A'), isNew: 'yes' }],
];

test.each<readonly [string, unknown]>([['no tile', undefined], ...faultyTiles])(
  'a kept piece with %s is left out, and the others stay',
  (_fault, faulty) => {
    const kept = [{ tile: faulty }, { tile: keptTile('B'), qty: 1 }, { tile: keptTile('B'), qty: 5 }];
    expect(readStoredWishlist(kept)).toEqual([{ tile: tile('B'), qty: 1, savedAt: null }]);
  },
);

test.each([
  [
    { price: 900, country: 'IN' },
    { price: moneyOf(900), country: 'IN' },
  ],
  [
    { price: 900, country: 'IN', isOutOfStock: true },
    { price: moneyOf(900), country: 'IN', isOutOfStock: true },
  ],
  [
    { price: 900, country: 'IN', isOutOfStock: 'yes' },
    { price: moneyOf(900), country: 'IN' },
  ],
  [undefined, null],
  [null, null],
  ['900', null],
  [{ price: '900', country: 'IN' }, null],
  [{ price: 900, country: '' }, null],
  [{ price: 900 }, null],
])('how a piece was when it was saved, kept as %j, is read as %j, and the piece stays', (stored, savedAt) => {
  expect(readStoredWishlist([{ tile: keptTile('A'), savedAt: stored }])).toEqual([
    { tile: tile('A'), qty: 1, savedAt },
  ]);
});

test.each([
  [2, { left: 2 }],
  [undefined, {}],
  [0, {}],
  [1.5, {}],
  [400, {}],
  ['2', {}],
  [null, {}],
])('that %j of a piece are left is read as %j, and the piece stays', (left, read) => {
  expect(readStoredWishlist([{ tile: keptTile('A'), savedAt: null, left }])).toEqual([
    { tile: tile('A'), qty: 1, savedAt: null, ...read },
  ]);
});

test.each([
  ['d', { list: 'd' }],
  [undefined, {}],
  [null, {}],
  ['', {}],
  [7, {}],
])('a piece whose list was kept as %j stays, in the first list where that cannot be read', (list, read) => {
  const kept = [
    { tile: keptTile('A'), savedAt: null, list },
    { tile: keptTile('A'), list: 'other' },
  ];
  expect(readStoredWishlist(kept)).toEqual([{ tile: tile('A'), qty: 1, savedAt: null, ...read }]);
});

test.each([null, 'list', { items: [] }])('a device that kept %j kept nothing to compare', (stored) => {
  expect(readStoredCompared(stored)).toBe(null);
});

test.each<readonly [string, unknown]>([['nothing in it', null], ...faultyTiles])(
  'CUST-16 a compared piece with %s is left out, and the others stay',
  (_fault, faulty) => {
    expect(readStoredCompared([faulty, keptTile('B'), keptTile('B')])).toEqual([tile('B')]);
  },
);

test('CUST-16 what was compared is read in its order, no more than fit', () => {
  const compared = ['A', 'B', 'C', 'D', 'E'].map(tile);
  expect(readStoredCompared(toKept(compared, tileNames))).toEqual(compared.slice(0, 4));
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
