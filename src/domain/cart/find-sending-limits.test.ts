import { expect, test } from 'vitest';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { CartLine } from './cart.ts';
import { createFindSendingLimits } from './find-sending-limits.ts';
import { lineForTests } from './line-for-tests.ts';

function open(...lines: readonly CartLine[]) {
  const searchIndex = createMemorySearchIndex();
  searchIndex.put(
    productForTests('HORN', { id: 1, notSentTo: ['US', 'AU'] }),
    productForTests('TEE', { id: 2 }),
    productForTests('SET', { id: 3, type: 'grouped', notSentTo: ['GB'] }),
  );
  return { searchIndex, find: createFindSendingLimits({ cart: createMemoryCell({ lines }), searchIndex }) };
}

const variant = (sku: string) => lineForTests(sku, 1, { parentSku: skuOf('HORN'), name: 'Horn Clutch' });

test('what is not sent everywhere is named once, however many sizes of it there are', async () => {
  const { find } = open(variant('HORN-S'), lineForTests('TEE'), variant('HORN-M'), lineForTests('UNKNOWN'));
  expect(await find()).toEqual([{ name: 'Horn Clutch', countries: ['US', 'AU'] }]);
});

test('a piece of a set is sent as its own product says', async () => {
  const { find } = open(lineForTests('TEE', 1, { parentSku: skuOf('SET') }));
  expect(await find()).toEqual([]);
});

test('of what is not sent at all nothing is said', async () => {
  expect(await open(lineForTests('HORN', 1, { type: 'virtual' })).find()).toEqual([]);
});

test('an empty cart asks for nothing, and a shop that does not answer has said nothing', async () => {
  const { find, searchIndex } = open();
  expect([await find(), searchIndex.calls()]).toEqual([[], []]);
  const other = open(lineForTests('HORN'));
  other.searchIndex.failNext(unreachable);
  expect(await other.find()).toEqual([]);
});
