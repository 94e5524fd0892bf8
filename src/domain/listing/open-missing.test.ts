import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type LinkKind, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { type MissingView, nothingMissing } from './missing-view.ts';
import { createOpenMissing } from './open-missing.ts';

const link = (sku: string, kind: LinkKind) => ({ kind, type: 'simple' as const, sku: skuOf(sku), quantity: 1 });

function open() {
  const view = createMemoryCell<MissingView>(nothingMissing);
  const search = createMemorySearchIndex();
  const openMissing = createOpenMissing({
    missingView: view,
    searchIndex: search,
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
  });
  return { search, openMissing, seen: view.get };
}

const gone = (...links: readonly ReturnType<typeof link>[]) =>
  productForTests('GONE', { name: 'Old Saree', urlPath: 'women/old-saree', status: 2, links });

test('ROUTE-36 a piece that is sold no more names what took its place', async () => {
  const { search, openMissing, seen } = open();
  search.put(gone(link('BESIDE', 'related'), link('NEXT', 'upsell')));
  search.put(productForTests('NEXT', { id: 8 }), productForTests('BESIDE', { id: 9 }));
  await openMissing('/women/old-saree');
  expect(seen()).toMatchObject({ successor: { of: 'Old Saree', tile: { sku: 'NEXT' } }, near: [] });
});

test.each([
  ['switched off', { status: 2 }],
  ['hidden', { visibility: 1 }],
  ['sold out', { stock: { quantity: 0, isInStock: false, status: 0 } }],
])('a successor that is %s is passed over', async (_why, change) => {
  const { search, openMissing, seen } = open();
  search.put(gone(link('NEXT', 'upsell'), link('BESIDE', 'related')));
  search.put(productForTests('NEXT', { id: 8, ...change }), productForTests('BESIDE', { id: 9 }));
  await openMissing('/women/old-saree');
  expect(seen().successor?.tile.sku).toBe('BESIDE');
});

test('without a successor there are pieces of the words in the address', async () => {
  const { search, openMissing, seen } = open();
  search.put(productForTests('KURTA', { id: 8, name: 'Indigo Kurta' }), gone());
  await openMissing('/women/indigo-kurta-of-last-year.html');
  expect(seen()).toMatchObject({ successor: null, near: [{ sku: 'KURTA' }] });
});

test.each([
  ['no path', null],
  ['a path without words', '/1042'],
  ['the root', '/'],
])('%s says nothing, and what was found before goes', async (_what, path) => {
  const { search, openMissing, seen } = open();
  search.put(productForTests('KURTA', { name: 'Indigo Kurta' }));
  await openMissing('/kurta');
  expect(seen().near).toHaveLength(1);
  await openMissing(path);
  expect(seen()).toEqual(nothingMissing);
});

test('a catalog that does not answer leaves the page as it is', async () => {
  const { search, openMissing, seen } = open();
  search.cut();
  await openMissing('/kurta');
  expect(seen()).toEqual(nothingMissing);
});

test('a piece that is sold still is no withdrawn one of another address', async () => {
  const { search, openMissing, seen } = open();
  search.put({ ...gone(link('NEXT', 'upsell')), urlPath: 'women/older-saree' });
  search.put(productForTests('NEXT', { id: 8 }));
  await openMissing('/women/old-saree');
  expect(seen().successor).toBeNull();
});

test('where all words together find nothing, the longest of them that does says what was meant', async () => {
  const { search, openMissing, seen } = open();
  search.put(productForTests('KURTA', { id: 8, name: 'Kurta' }), productForTests('SHAWL', { id: 9, name: 'Pashmina' }));
  await openMissing('/women/kurta-pashmina-zardozi');
  expect(seen().near.map(({ sku }) => sku)).toEqual(['SHAWL']);
});

test('no more than the three longest words are asked for, after all of them together', async () => {
  const { search, openMissing, seen } = open();
  search.put(productForTests('TIE', { id: 8, name: 'Tie' }));
  await openMissing('/tie-marigold-gulmohar-parijaat');
  expect([seen().near, search.calls().length]).toEqual([[], 1 + 1 + 3]);
});

test('of many pieces that are near, four are shown, and none that is listed nowhere', async () => {
  const { search, openMissing, seen } = open();
  const kurta = (id: number, change = {}) => productForTests(`KURTA-${id}`, { id, name: 'Kurta', ...change });
  search.put(kurta(1, { visibility: 1 }), kurta(2, { status: 2 }), ...[3, 4, 5, 6, 7].map((id) => kurta(id)));
  await openMissing('/kurta');
  expect(seen().near.map(({ sku }) => sku)).toEqual(['KURTA-3', 'KURTA-4', 'KURTA-5', 'KURTA-6']);
});
