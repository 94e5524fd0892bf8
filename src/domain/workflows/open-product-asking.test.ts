import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { createProductFinder } from '#domain/catalog/find-product.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { noProductView, type ProductView } from '#domain/catalog/product-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createOpenProduct } from './open-product.ts';

const storeView = createMemoryCell(defaultStoreView);

/** The page of a product in a catalog with a tee and a shawl. */
function openCatalog(loadCategories: LoadCategories = async () => ({ kind: 'ok', value: [] })) {
  const search = createMemorySearchIndex();
  const clock = createMemoryClock();
  const view = createMemoryCell<ProductView>(noProductView);
  let noted = 0;
  search.put(productForTests('TEE'), productForTests('SHAWL', { id: 8 }));
  const openBy = createOpenProduct({
    productView: view,
    searchIndex: search,
    productFinder: createProductFinder({ storeView, searchIndex: search, clock }),
    loadFrame: loadCategories,
    loadAttributes: async () => [],
    clock,
    log: createMemoryLog(),
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
    noteViewed: () => {
      noted += 1;
    },
  });
  const open = (sku: string) => openBy({ by: { key: 'sku', value: sku }, variant: null });
  return { search, clock, view, open, openBy, noted: () => noted };
}

test.each([
  ['soon', 19_999, 1],
  ['after 20 seconds', 20_000, 2],
])(
  'CAT-040 CAT-041 who asks for the same product again %s makes it %i ms, asked %i times',
  async (_when, ms, asked) => {
    const { view, search, clock, open } = openCatalog();
    const goOn = search.hold();
    const first = open('TEE');
    await clock.advance(ms);
    const second = open('TEE');
    goOn();
    expect(await Promise.all([first, second])).toEqual(['ready', 'ready']);
    expect([search.calls().length, view.get().kind]).toEqual([asked, 'ready']);
  },
);

test('CAT-039 of two products the one that was asked for last is shown, whichever is found first', async () => {
  const { view, search, noted, open } = openCatalog();
  const goOn = search.hold();
  const late = open('TEE');
  search.hold()();
  await open('SHAWL');
  goOn();
  expect(await late).toBe('ready');
  expect(view.get()).toMatchObject({ product: { sku: 'SHAWL' } });
  expect(noted()).toBe(1);
});

test('a load that is over is joined by nobody: the next one asks anew', async () => {
  const { search, open } = openCatalog();
  await open('TEE');
  await open('TEE');
  expect(search.calls()).toHaveLength(2);
});

test('a catalog that does not answer fails the page', async () => {
  const { view, search, open } = openCatalog();
  search.cut();
  expect(await open('TEE')).toBe('failed');
  expect(view.get()).toEqual({ kind: 'failed' });
});

test('a page opens without its way where the categories cannot be had', async () => {
  const { view, open } = openCatalog(async () => ({ kind: 'unreachable' }));
  expect(await open('TEE')).toBe('ready');
  expect(view.get()).toMatchObject({ kind: 'ready', breadcrumbs: [] });
});

test.each([
  ['nothing asked for', null, undefined, 'INDIGO-S', ['size']],
  ['a variant', 'IVORY-M', undefined, 'IVORY-M', []],
  ['a variant, its size left open', 'IVORY-M', ['size'], 'IVORY-M', ['size']],
  ['a variant that is not there', 'GONE', ['size'], 'INDIGO-S', ['size']],
])('with %s the page shows a variant and asks for the rest', async (_what, variant, toChoose, shown, left) => {
  const { view, search, openBy } = openCatalog();
  search.put(kurta());
  await openBy({ by: { key: 'sku', value: 'K' }, variant, ...(toChoose ? { toChoose } : {}) });
  expect(view.get()).toMatchObject({ kind: 'ready', variant: shown, toChoose: left });
});

test('STOCK-12 a piece in sizes none of which is to be had says that it cannot be bought', async () => {
  const { view, search, openBy } = openCatalog();
  search.put(kurta({ variants: [] }));
  await openBy({ by: { key: 'sku', value: 'K' }, variant: null });
  expect(view.get()).toMatchObject({ kind: 'ready', variant: null, product: { error: 'no-variants' } });
});
