import { expect, test } from 'vitest';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createFindParts } from './find-parts.ts';
import { withPartsFound } from './part.ts';
import { type BundleOption, type ProductLink, skuOf } from './product.ts';
import { productForTests } from './product-for-tests.ts';

const link = (sku: string, change: Partial<ProductLink> = {}): ProductLink => {
  return { kind: 'associated', type: 'simple', sku: skuOf(sku), quantity: 1, ...change };
};
const selection = (sku: string, id: number) => ({
  ...{ id, sku: skuOf(sku), quantity: 1, isDefault: false, price: null, canChangeQuantity: false },
});
const option = (id: number, ...skus: readonly string[]): BundleOption => ({
  ...{ id, title: 'Wrap', isRequired: true, takes: 'one' },
  selections: skus.map(selection),
});

function open() {
  const search = createMemorySearchIndex();
  const log = createMemoryLog();
  search.put(
    productForTests('STOLE', { id: 11 }),
    productForTests('SHAWL', { id: 12, visibility: 1 }),
    productForTests('OFF', { id: 3, status: 2 }),
    productForTests('SIZED', { id: 4, type: 'configurable' }),
    productForTests('OTHER', { id: 5 }),
  );
  const findParts = createFindParts({ searchIndex: search, log });
  return { search, log, findParts };
}

test.each([
  ['a set', productForTests('SET', { type: 'grouped', links: [link('SHAWL'), link('STOLE'), link('SHAWL')] })],
  ['a bundle', productForTests('SET', { type: 'bundle', bundle: [option(1, 'SHAWL', 'STOLE'), option(2, 'STOLE')] })],
])(
  'CAT-107 the parts of %s come in its order, each once, also those that lists do not show',
  async (_what, product) => {
    const { findParts, log } = open();
    const reply = await findParts(product);
    expect(reply.kind === 'ok' && reply.value.map(({ sku }) => sku)).toEqual(['SHAWL', 'STOLE']);
    expect(log.infos()).toEqual([]);
  },
);

test('CAT-107 what is switched off, comes in sizes or is not there is no part, and is logged', async () => {
  const { findParts, log } = open();
  const links = ['OFF', 'SIZED', 'STOLE', 'GONE'].map((sku) => link(sku));
  const reply = await findParts(productForTests('SET', { type: 'grouped', links }));
  expect(reply.kind === 'ok' && reply.value.map(({ sku }) => sku)).toEqual(['STOLE']);
  expect(log.infos()).toEqual(['OFF', 'SIZED', 'GONE'].map((sku) => `The product ${sku}, a part of SET, is missing.`));
});

test('a product that is bought as it is has no parts, and nobody is asked', async () => {
  const { findParts, search, log } = open();
  expect(await findParts(productForTests('TEE', { links: [link('STOLE')] }))).toEqual({ kind: 'ok', value: [] });
  expect([search.calls(), log.errors()]).toEqual([[], []]);
});

test('CAT-107 a product is shown without the parts that were not found', () => {
  const found = [productForTests('STOLE')];
  const related = link('GONE', { kind: 'related' });
  const set = productForTests('SET', { type: 'grouped', links: [link('STOLE'), link('GONE'), related] });
  expect(withPartsFound(set, found).links).toEqual([link('STOLE'), related]);
  const bundle = productForTests('SET', { type: 'bundle', bundle: [option(1, 'GONE', 'STOLE'), option(2, 'GONE')] });
  expect(
    withPartsFound(bundle, found).bundle.map(({ id, selections }) => [id, selections.map(({ sku }) => sku)]),
  ).toEqual([
    [1, ['STOLE']],
    [2, []],
  ]);
});
