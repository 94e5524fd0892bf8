import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Category } from '#domain/catalog/category.ts';
import { createProductFinder } from '#domain/catalog/find-product.ts';
import { type Product, type ProductLink, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { noProductView, type ProductView } from '#domain/catalog/product-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { categoryForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { createOpenProduct } from './open-product.ts';

const storeView = createMemoryCell(defaultStoreView);

/** Opens a tee by its sku, in a shop with these categories. */
async function openTee(change: Partial<Product>, categories: readonly Category[] = [], listOutOfStockProducts = true) {
  const search = createMemorySearchIndex();
  const clock = createMemoryClock();
  const log = createMemoryLog();
  const view = createMemoryCell<ProductView>(noProductView);
  search.put(productForTests('TEE', change));
  const open = createOpenProduct({
    productView: view,
    searchIndex: search,
    productFinder: createProductFinder({ storeView, searchIndex: search, clock }),
    loadFrame: async () => ({ kind: 'ok', value: categories }),
    loadAttributes: async () => [],
    clock,
    log,
    shopRules: { useUrlPaths: true, listOutOfStockProducts },
    noteViewed: () => undefined,
  });
  return {
    log,
    view,
    open: (sku: string, signal?: AbortSignal) => open({ by: { key: 'sku', value: sku }, variant: null }, signal),
  };
}

/** Opens a set of these, of which only the shawl is sold. */
async function openSet(...skus: readonly string[]) {
  const links = skus.map((sku): ProductLink => ({ kind: 'associated', type: 'simple', sku: skuOf(sku), quantity: 1 }));
  const search = createMemorySearchIndex();
  const clock = createMemoryClock();
  const log = createMemoryLog();
  const view = createMemoryCell<ProductView>(noProductView);
  search.put(productForTests('SET', { type: 'grouped', links }), productForTests('SHAWL', { id: 8 }));
  const open = createOpenProduct({
    productView: view,
    searchIndex: search,
    productFinder: createProductFinder({ storeView, searchIndex: search, clock }),
    loadFrame: async () => ({ kind: 'ok', value: [] }),
    loadAttributes: async () => [],
    clock,
    log,
    shopRules: { useUrlPaths: true, listOutOfStockProducts: true },
    noteViewed: () => undefined,
  });
  const outcome = await open({ by: { key: 'sku', value: 'SET' }, variant: null });
  const now = view.get();
  return { outcome, log, parts: now.kind === 'ready' ? now.parts.map(({ sku }) => sku) : null };
}

test('CAT-109 a product that nobody sells is none, and the log says so', async () => {
  const { log, open } = await openTee({});
  expect(await open('GONE')).toBe('empty');
  expect(log.infos()).toEqual(['Product query returned an empty result']);
});

test('STOCK-13 a product that is sold out is none where the shop hides what is', async () => {
  const soldOut = { stock: { quantity: 0, isInStock: false, status: 1 } };
  const hiding = await openTee(soldOut, [], false);
  expect(await hiding.open('TEE')).toBe('empty');
  expect(hiding.log.infos()).toEqual(['Product query returned an empty result']);
  expect(await (await openTee(soldOut)).open('TEE')).toBe('ready');
});

test('CAT-017 the way to a product leads through the deepest of its categories', async () => {
  const women = { ...categoryForTests('Women', 3), level: 2, path: '1/2/3' };
  const sarees = { ...categoryForTests('Sarees', 7), level: 3, path: '1/2/3/7' };
  const { open, view } = await openTee({ categoryIds: [3, 7] }, [women, sarees]);
  await open('TEE');
  expect(view.get()).toMatchObject({ breadcrumbs: [{ name: 'Women' }, { name: 'Sarees' }] });
});

test('CAT-107 a product of a set that is not found is logged, and the page opens without it', async () => {
  const { outcome, log, parts } = await openSet('SHAWL', 'STOLE');
  expect([outcome, parts]).toEqual(['ready', ['SHAWL']]);
  expect(log.infos()).toEqual(['The product STOLE, a part of SET, is missing.']);
  expect(log.errors()).toEqual([]);
});

test('CAT-108 a set without products is logged as an error, and its page opens', async () => {
  const { outcome, log, parts } = await openSet();
  expect([outcome, parts]).toEqual(['ready', []]);
  expect(log.errors()).toEqual(['The grouped product SET has no linked products.']);
});

test('CAT-017 the way is through active categories of the product itself', async () => {
  const women = { ...categoryForTests('Women', 3), level: 2, path: '1/2/3' };
  const closed = { ...categoryForTests('Closed', 7), level: 3, path: '1/2/3/7', isActive: false };
  const others = { ...categoryForTests('Sarees', 8), level: 3, path: '1/2/3/8' };
  const { open, view } = await openTee({ categoryIds: [3, 7] }, [women, closed, others]);
  await open('TEE');
  expect(view.get()).toMatchObject({ breadcrumbs: [{ name: 'Women' }] });
});

test('a product that nobody waits for any more is not kept', async () => {
  const { view, open } = await openTee({});
  expect(await open('TEE', AbortSignal.abort())).toBe('failed');
  expect(view.get()).toEqual(noProductView);
});

test('a product that is asked for again is kept, though who asked first has left', async () => {
  const { view, open } = await openTee({});
  const first = new AbortController();
  const outcomes = [open('TEE', first.signal), open('TEE', new AbortController().signal)];
  first.abort();
  expect(await Promise.all(outcomes)).toEqual(['ready', 'ready']);
  expect(view.get()).toMatchObject({ kind: 'ready', product: { sku: 'TEE' } });
});
