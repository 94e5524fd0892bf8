import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Attribute } from '#domain/catalog/attribute.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { type Compared, withoutCompared } from '#domain/lists/compared.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import type { Comparison } from '#domain/workflows/open-compare.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createCompareScreen } from './compare-screen-model.ts';

const attribute = (code: string): Attribute => ({
  code,
  label: code,
  input: 'text',
  options: [],
  isVisible: true,
  isUserDefined: true,
  isVisibleOnFront: true,
  isComparable: true,
});

/** Two pieces of one fabric and of two colours. */
const found: Comparison = {
  skus: ['A', 'B'],
  products: [
    productForTests('B', { attributes: { fabric: ['Silk'], dye: ['Indigo'] } }),
    productForTests('A', { attributes: { fabric: ['Silk'], dye: ['Madder'] } }),
  ],
  attributes: [attribute('fabric'), attribute('dye')],
};

type Answer = Promise<Comparison | null>;

function open(answers: readonly Answer[], skus: readonly string[] = ['A', 'B']) {
  const compared = createMemoryCell<Compared>(skus.map(tileForTests));
  const isOnline = createMemoryCell(true);
  const left = [...answers];
  const model = createCompareScreen({
    compared,
    isOnline,
    isDeviceRead: createMemoryCell(true),
    storeView: createMemoryCell(defaultStoreView),
    openCompare: () => left.shift() ?? Promise.resolve(null),
    removeFromCompare: ({ sku }) => compared.update((now) => withoutCompared(now, sku)),
    mediaBase: '/img',
    messages: inEnglish,
  });
  return { model, compared, isOnline };
}

const here = Promise.resolve(found);
const silent = Promise.resolve(null);

test('CUST-15 a row holds what is said of each piece, in the order of the pieces', async () => {
  const { model } = open([here]);
  expect(model.details).toBe('loading');
  await model.open();
  expect(model.details).toBe('ready');
  expect(model.lines).toEqual([
    { label: 'fabric', texts: ['Silk', 'Silk'] },
    { label: 'dye', texts: ['Madder', 'Indigo'] },
  ]);
});

test('the switch leaves what differs, and says so where nothing does', async () => {
  const { model } = open([here]);
  await model.open();
  model.showOnlyDifferences(true);
  expect(model.lines.map(({ label }) => label)).toEqual(['dye']);
  model.remove({ sku: 'B', name: 'B' });
  expect([model.canShowDifferences, model.lines.length]).toEqual([false, 0]);
  expect(model.emptyText).toContain('alike');
});

test('pieces of which the shop has nothing to compare are not called alike', async () => {
  const { model } = open([Promise.resolve({ ...found, attributes: [attribute('lining')] })]);
  await model.open();
  expect([model.canShowDifferences, model.emptyText]).toEqual([
    false,
    'The shop has no details of these pieces to set side by side.',
  ]);
});

test('what was found stays when a later look fails; without it the failure is told', async () => {
  const { model } = open([silent, here, silent]);
  await model.open();
  expect(model.details).toBe('failed');
  await model.open();
  await model.open();
  expect([model.details, model.lines.length]).toEqual(['ready', 2]);
});

test('without a network nobody is told of a failure of the shop', async () => {
  const { model, isOnline } = open([silent]);
  isOnline.update(() => false);
  await model.open();
  expect(model.details).toBe('offline');
});

test('the last look counts, whichever answer comes last', async () => {
  const late = Promise.withResolvers<Comparison | null>();
  const { model } = open([late.promise, here]);
  const first = model.open();
  await model.open();
  late.resolve({ ...found, skus: ['A'] });
  await first;
  expect(model.details).toBe('ready');
});

test('a piece that came in another tab is looked up, and what is known of the others stays', async () => {
  const { model, compared } = open([here]);
  await model.open();
  const { about } = model;
  compared.update((now) => [...now, tileForTests('C')]);
  expect(model.about).not.toBe(about);
  expect([model.details, model.lines[0]?.texts]).toEqual(['loading', ['Silk', 'Silk', 'Not stated']]);
});

test('without pieces there is nothing to look up', () => {
  expect(open([], []).model.about).toBe(null);
});

test('before the details are here, and while there are some, nothing is said of there being none', async () => {
  const { model } = open([here]);
  expect([model.emptyText, model.canShowDifferences]).toEqual([null, false]);
  await model.open();
  expect([model.emptyText, model.canShowDifferences, model.isReady]).toEqual([null, true, true]);
});

test('while a look is under way a failure of before is over', async () => {
  const { promise, resolve } = Promise.withResolvers<Comparison | null>();
  const { model } = open([silent, promise]);
  await model.open();
  const looking = model.open();
  expect(model.details).toBe('loading');
  resolve(found);
  await looking;
  expect(model.details).toBe('ready');
});
