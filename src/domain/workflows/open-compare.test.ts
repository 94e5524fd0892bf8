import { expect, test } from 'vitest';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Attribute } from '#domain/catalog/attribute.ts';
import { createLoadAttributes } from '#domain/catalog/load-attributes.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import type { Compared } from '#domain/lists/compared.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createOpenCompare } from './open-compare.ts';

const storeView = createMemoryCell(defaultStoreView);

const fabric: Attribute = {
  code: 'fabric',
  label: 'Fabric',
  input: 'text',
  options: [],
  isVisible: true,
  isUserDefined: true,
  isVisibleOnFront: true,
  isComparable: true,
};

function open(...skus: readonly string[]) {
  const search = createMemorySearchIndex();
  search.putAttributes(fabric);
  const compared = createMemoryCell<Compared>(skus.map(tileForTests));
  const openCompare = createOpenCompare({
    compared,
    searchIndex: search,
    loadAttributes: createLoadAttributes({ storeView, searchIndex: search }),
    market: () => ({ country: 'IN', today: '2026-11-20' }),
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
  });
  return { search, compared, openCompare };
}

test('CUST-15 the products and what can be said of them come from the shop', async () => {
  const { search, openCompare } = open('A', 'B');
  search.put(...['A', 'B', 'C'].map((sku, id) => productForTests(sku, { id })));
  const found = await openCompare();
  expect(found?.products.map(({ sku }) => sku)).toEqual(['A', 'B']);
  expect(found?.attributes).toEqual([fabric]);
  expect(found?.skus).toEqual(['A', 'B']);
});

test('pieces are shown as the shop has them today, and what it no longer has as sold out', async () => {
  const { search, compared, openCompare } = open('A', 'B');
  search.put(productForTests('B', { name: 'as it is' }));
  await openCompare();
  expect(compared.get().map(({ sku, name, isOutOfStock }) => [sku, name, isOutOfStock])).toEqual([
    ['A', 'Piece A', true],
    ['B', 'as it is', false],
  ]);
});

test('a piece that came meanwhile stays as it was seen', async () => {
  const { compared, openCompare } = open('A');
  const opening = openCompare();
  compared.update((now) => [...now, tileForTests('B')]);
  await opening;
  expect(compared.get().at(-1)).toEqual(tileForTests('B'));
});

test.each(['products', 'attributes'] as const)('without the %s there is nothing to compare by', async (verb) => {
  const { search, compared, openCompare } = open('A');
  search.put(productForTests('A'));
  search.failNext(unreachable, { verb });
  expect(await openCompare()).toBe(null);
  expect(compared.get()).toMatchObject([{ sku: 'A', isOutOfStock: false }]);
});
