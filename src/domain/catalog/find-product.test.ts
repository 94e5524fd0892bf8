import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { createProductFinder } from './find-product.ts';
import { skuOf } from './product.ts';

const storeView = createMemoryCell(defaultStoreView);

function open() {
  const search = createMemorySearchIndex();
  const clock = createMemoryClock();
  search.put(kurta());
  return { search, clock, finder: createProductFinder({ storeView, searchIndex: search, clock }) };
}

test('a product that was asked for ahead is there, once', async () => {
  const { search, finder } = open();
  await finder.prefetch('sku', 'K');
  await finder.prefetch('sku', 'K');
  expect(search.calls().length).toBe(1);
  expect(await finder.find('sku', 'K')).toMatchObject({ kind: 'ok', value: { sku: 'K' } });
  expect(search.calls().length).toBe(1);
  await finder.find('sku', 'K');
  expect(search.calls().length).toBe(2);
});

test('what was asked for long ago, or could not be had, is asked for again', async () => {
  const { search, clock, finder } = open();
  await finder.prefetch('sku', 'K');
  await clock.advance(30_000);
  await finder.find('sku', 'K');
  expect(search.calls().length).toBe(2);
  search.cut();
  await finder.prefetch('sku', 'K');
  search.mend();
  expect(await finder.find('sku', 'K')).toMatchObject({ kind: 'ok' });
});

test('asking ahead for many forgets the first', async () => {
  const { search, finder } = open();
  for (let at = 0; at < 30; at += 1) await finder.prefetch('sku', `S${at}`);
  await finder.find('sku', 'S0');
  await finder.find('sku', 'S29');
  expect(search.calls().length).toBe(31);
});

test('CAT-042 a product without a name to search by is asked of nobody', async () => {
  const { search, finder } = open();
  const message = 'Please provide the search key sku for product/single action!';
  expect(await finder.find('sku', '')).toEqual({ kind: 'failed', message });
  expect(search.calls()).toEqual([]);
});

test('CUST-21 a product is found by its url_path', async () => {
  const { search, finder } = open();
  search.put(kurta({ id: 8, sku: skuOf('OTHER'), urlPath: 'women/other' }));
  expect(await finder.find('url_path', 'women/other')).toMatchObject({ kind: 'ok', value: { sku: 'OTHER' } });
});
