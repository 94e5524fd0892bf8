import { expect, test } from 'vitest';
import { unreachable } from '#adapters/memory/memory-link.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type BundleOption, skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import type { CartLine } from './cart.ts';
import { createFindSendingLimits } from './find-sending-limits.ts';
import { lineForTests } from './line-for-tests.ts';
import { keyOf } from './line-parts.ts';

const choice: BundleOption = {
  ...{ id: 1, title: 'Bag', isRequired: true, takes: 'one' },
  selections: ['HORN', 'TEE'].map((sku, at) => ({
    ...{ id: 11 + at, sku: skuOf(sku), quantity: 1, isDefault: false, price: null, canChangeQuantity: false },
  })),
};

function open(...lines: readonly CartLine[]) {
  const searchIndex = createMemorySearchIndex();
  searchIndex.put(
    productForTests('HORN', { id: 1, notSentTo: ['US', 'AU'] }),
    productForTests('TEE', { id: 2 }),
    productForTests('GIFT', { id: 4, type: 'bundle', bundle: [choice], notSentTo: ['GB'] }),
    productForTests('SET', { id: 3, type: 'grouped', notSentTo: ['GB'] }),
  );
  return { searchIndex, find: createFindSendingLimits({ cart: createMemoryCell({ lines }), searchIndex }) };
}

const variant = (sku: string) => lineForTests(sku, 1, { parentSku: skuOf('HORN'), name: 'Horn Clutch' });

test('each size of what is not sent everywhere is found', async () => {
  const { find } = open(variant('HORN-S'), lineForTests('TEE'), variant('HORN-M'), lineForTests('UNKNOWN'));
  const told = { name: 'Horn Clutch', countries: ['US', 'AU'] };
  expect(await find()).toEqual([
    { key: 'HORN-S', ...told },
    { key: 'HORN-M', ...told },
  ]);
});

test.each([
  [['GB', 'US', 'AU'], 11],
  [['GB'], 12],
] as const)('a bundle is not sent to %j, with the selection %d of it', async (countries, selection) => {
  const part = { kind: 'bundle', option: 1, selections: [selection], quantity: 1, label: '', value: '' } as const;
  const line = lineForTests('GIFT', 1, { type: 'bundle', parts: [part] });
  expect(await open(line).find()).toEqual([{ key: keyOf(line), name: line.name, countries }]);
});

test('a piece of a set is sent as its own product says', async () => {
  const { find } = open(lineForTests('TEE', 1, { parentSku: skuOf('SET') }));
  expect(await find()).toEqual([]);
});

test('of what is not sent at all nothing is said', async () => {
  expect(await open(lineForTests('HORN', 1, { type: 'virtual' })).find()).toEqual([]);
});

test('an empty cart asks for nothing, and of a shop that does not answer nothing is known', async () => {
  const { find, searchIndex } = open();
  expect([await find(), searchIndex.calls()]).toEqual([[], []]);
  const other = open(lineForTests('HORN'));
  other.searchIndex.failNext(unreachable);
  expect(await other.find()).toBeNull();
});
