import { expect, test } from 'vitest';
import { listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { firstPlace } from './first-place-for-tests.ts';
import {
  isSameList,
  isWholeList,
  type ListPlace,
  type ProductList,
  showsPlace,
  whileRenewing,
  withLoadedMeanwhile,
  withPageBelow,
} from './product-list.ts';

const place: ListPlace = { chosen: { color: ['49'] }, sort: 'price:asc', firstPage: 1, lastPage: 3 };
const tilesOf = (...skus: readonly string[]) => skus.map((sku) => tileForTests({ sku }));
const skusOf = ({ tiles }: Pick<ProductList, 'tiles'>) => tiles.map(({ sku }) => sku);

test.each<readonly [string, Partial<ListPlace>, boolean]>([
  ['itself', {}, true],
  ['a place that begins further down', { firstPage: 2 }, true],
  ['a place that begins further up', { firstPage: 0 }, false],
  ['a place that goes on', { lastPage: 4 }, false],
  ['a place that ends before', { lastPage: 2 }, false],
  ['another order', { sort: 'price:desc' }, false],
  ['another choice', { chosen: { color: ['50'] } }, false],
  ['a wider choice', { chosen: {} }, false],
])('whether a list shows %s', (_what, change, shows) => {
  expect(showsPlace(place, { ...place, ...change })).toBe(shows);
});

test.each<readonly [string, Partial<ProductList>, boolean]>([
  ['is longer', { lastPage: 7 }, true],
  ['is of another scope', { scope: { text: 'silk', conditions: [] } }, false],
  ['is in another order', { sort: 'price:desc' }, false],
  ['is narrowed otherwise', { chosen: { size: ['9'] } }, false],
])('a list that %s holds the same products: %s', (_how, change, isSame) => {
  expect(isSameList(listForTests(place), listForTests({ ...place, ...change }))).toBe(isSame);
});

test('a list is whole while nothing narrows it and it is seen from its beginning', () => {
  expect(isWholeList(firstPlace)).toBe(true);
  expect(isWholeList({ ...firstPlace, lastPage: 3, sort: 'price:asc' })).toBe(true);
  expect(isWholeList({ ...firstPlace, firstPage: 1 })).toBe(false);
  expect(isWholeList({ ...firstPlace, chosen: { color: ['49'] } })).toBe(false);
});

test('while another choice is on its way it shows at once, above the tiles of the former one', () => {
  const list = listForTests({ tiles: tilesOf('A'), total: 1, lastPage: 2 });
  expect(whileRenewing(list, place)).toEqual({
    ...list,
    chosen: place.chosen,
    sort: place.sort,
    renewal: 'loading',
  });
});

test('CAT-069 the next page comes below, and what is there already is not shown twice', () => {
  const list = listForTests({ tiles: tilesOf('A', 'B'), total: 4, lastPage: 1 });
  const longer = withPageBelow(list, { tiles: tilesOf('B', 'C'), total: 5 });
  expect([skusOf(longer), longer.total, longer.lastPage]).toEqual([['A', 'B', 'C'], 5, 2]);
});

const before = listForTests({ tiles: tilesOf('A', 'B'), total: 6 });
const grown = withPageBelow(before, { tiles: tilesOf('C'), total: 6 });
const found = listForTests({ tiles: tilesOf('B', 'A'), total: 7 });

test('what was loaded below a list while it was read anew stays below it', () => {
  const together = withLoadedMeanwhile(found, before, grown);
  expect([skusOf(together), together.total, together.lastPage]).toEqual([['B', 'A', 'C'], 7, 1]);
});

test.each<readonly [string, ProductList, ProductList]>([
  ['nothing was loaded', before, before],
  ['another choice was made', before, { ...grown, sort: 'price:desc' }],
  ['it was asked for when it was longer', { ...before, lastPage: 1 }, { ...grown, lastPage: 2 }],
])('a list that was read anew is as it was found where %s', (_what, asked, now) => {
  expect(withLoadedMeanwhile(found, asked, now)).toBe(found);
});
