import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import type { PageOutcome } from '#domain/journeys/page-outcome.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '#viewmodels/words/words.ts';
import { createCategoryScreen } from './category-screen-model.ts';
import { categoryForTests, tileForTests } from './tile-for-tests.ts';

type Ready = Extract<CategoryView, { kind: 'ready' }>;

const tiles = (count: number) => Array.from({ length: count }, (_, index) => tileForTests({ sku: `S${index}` }));

function open(change: Partial<Ready>, outcome: PageOutcome = 'ready') {
  const category = categoryForTests('Sarees');
  const women = categoryForTests('Women', 1);
  const shown: Ready = {
    kind: 'ready',
    category,
    trail: [women, category],
    below: [],
    sort: 'created_at:desc',
    firstPage: 0,
    lastPage: 0,
    tiles: tiles(24),
    total: 60,
    ...change,
  };
  const addresses: string[] = [];
  const view = createMemoryCell<CategoryView>(shown);
  const model = createCategoryScreen({
    view,
    storeView: createMemoryCell(defaultStoreView),
    loadMore: async () => {
      if (outcome === 'ready') view.update(() => ({ ...shown, lastPage: shown.lastPage + 1, tiles: tiles(48) }));
      return outcome;
    },
    addressBar: { replace: (address) => addresses.push(address) },
    rules: { useUrlPaths: true },
    mediaBase: '',
    words: inEnglish,
  });
  return { model, addresses };
}

test('the trail ends above the category itself', () => {
  const { model } = open({});
  expect(model.trail.map(({ name }) => name)).toEqual(['Home', 'Women']);
});

test('a list has one address: what is usual is left out, another order begins at the first page', () => {
  const { model } = open({ firstPage: 1, lastPage: 1, sort: 'price:asc' });
  expect(model.sortedAddress('created_at:desc')).toBe('/sarees');
  expect(model.sortedAddress('price:desc')).toBe('/sarees?sort=price:desc');
  expect(model.moreAddress).toBe('/sarees?sort=price:asc&page=3');
  expect(model.earlierAddress).toBe('/sarees?sort=price:asc');
});

test('more is added below and the address names the page reached', async () => {
  const { model, addresses } = open({});
  expect(model.progressText).toBe('24 of 60');
  await model.loadMore();
  expect(model.progressText).toBe('48 of 60');
  expect(addresses).toEqual(['/sarees?page=2']);
});

test('a page that fails to come keeps the list and says so', async () => {
  const { model, addresses } = open({}, 'failed');
  await model.loadMore();
  expect([model.cards.length, model.hasFailedToLoadMore, model.isLoadingMore]).toEqual([24, true, false]);
  expect(addresses).toEqual([]);
});

test('a list at its end offers no more', () => {
  expect(open({ total: 24 }).model.moreAddress).toBeNull();
  expect(open({ total: 0, tiles: [] }).model).toMatchObject({ isEmpty: true, moreAddress: null, countText: '0 items' });
});

test('CAT-031 the title is the one for search engines, else the name', () => {
  expect(open({}).model.title).toBe('Sarees');
  expect(open({ category: { ...categoryForTests('Sarees'), metaTitle: 'Silk sarees' } }).model.title).toBe(
    'Silk sarees',
  );
});

test('a card says what is reduced, and that it is sold out rather than new', () => {
  const [first, second] = open({
    tiles: [tileForTests({ isNew: true, isOnSale: true }), tileForTests({ sku: 'B', isNew: true, isOutOfStock: true })],
  }).model.cards;
  expect(first).toMatchObject({ labels: ['New', 'Sale'], price: { current: '₹1,500', discount: '25% off' } });
  expect(second?.labels).toEqual(['Out of stock']);
});
