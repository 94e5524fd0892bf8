import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { ProductList } from '#domain/listing/product-list.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { createMessages } from '../messages/create-messages.ts';
import { createDictionary } from '../messages/dictionary.ts';
import { translations } from '../messages/translations.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { ProductListModel } from './product-list-model.ts';
import { listForTests, tileForTests } from './tile-for-tests.ts';

const tiles = (count: number) => Array.from({ length: count }, (_, index) => tileForTests({ sku: `S${index}` }));

function open(
  change: Partial<ProductList>,
  outcome: PageOutcome = 'ready',
  list: (() => ProductList) | null = null,
  other = {},
) {
  const addresses: string[] = [];
  const shown = listForTests({ tiles: tiles(24), total: 60, ...change });
  const cell = createMemoryCell<ProductList>(shown);
  const page = {
    list: list ?? (() => cell.get()),
    base: () => '/sarees',
    loadMore: async () => {
      if (outcome === 'ready') cell.update((now) => ({ ...now, lastPage: now.lastPage + 1, tiles: tiles(48) }));
      return outcome;
    },
  };
  const ports = {
    storeView: createMemoryCell(defaultStoreView),
    addressBar: { replace: (address: string) => addresses.push(address) },
    filterRules: { defaultFilters: [], isMultiselect: true },
    sorts: ['price:desc', 'created_at:desc'] as const,
    mediaBase: '',
    messages: inEnglish,
    ...other,
  };
  const model = new ProductListModel(ports, page);
  return { model, addresses };
}

test('CAT-086 a list has one address: what is usual is left out, another order begins at the first page', () => {
  const { model } = open({ firstPage: 1, lastPage: 1, sort: 'price:asc', chosen: { size: ['167'] } });
  expect(model.sortedAddress('created_at:desc')).toBe('/sarees?size=167');
  expect(model.sortedAddress('price:desc')).toBe('/sarees?size=167&sort=price:desc');
  expect(model.moreAddress).toBe('/sarees?size=167&sort=price:asc&page=3');
  expect(model.earlierAddress).toBe('/sarees?size=167&sort=price:asc');
});

test('every address of a list has the words of what narrows it', async () => {
  const values = [{ id: '167', label: 'XL', count: 60 }];
  const { model, addresses } = open({
    firstPage: 1,
    lastPage: 1,
    chosen: { size: ['167'] },
    facets: [{ code: 'size', values }],
  });
  expect(model.sortedAddress('price:desc')).toBe('/sarees?size=xl-167&sort=price:desc');
  expect(model.fieldsBesideSort).toEqual([['size', 'xl-167']]);
  expect(model.earlierAddress).toBe('/sarees?size=xl-167');
  await model.loadMore();
  expect(addresses).toEqual(['/sarees?size=xl-167&page=3']);
});

test('CONF-07 a list is sorted by what the merchant offers, in this order', () => {
  expect(open({ sort: 'created_at:desc' }).model.sortChoices).toEqual(['price:desc', 'created_at:desc']);
});

test('a list that is sorted by what the merchant does not offer says so', () => {
  expect(open({ sort: 'price:asc' }).model.sortChoices).toEqual(['price:asc', 'price:desc', 'created_at:desc']);
});

test('more is added below and the address names the page reached', async () => {
  const { model, addresses } = open({});
  expect(model.progressText).toBe('24 of 60');
  await model.loadMore();
  expect(model.progressText).toBe('48 of 60');
  expect(addresses).toEqual(['/sarees?page=2']);
});

test('cards that stand are not written anew when more come', async () => {
  const [first, second] = tiles(2);
  let shown = listForTests({ tiles: first ? [first] : [], total: 60 });
  const { model } = open({}, 'ready', () => shown);
  const [before] = model.cards;
  shown = { ...shown, tiles: first && second ? [first, second] : [] };
  expect(model.cards[0]).toBe(before);
  expect(model.cards.length).toBe(2);
});

test.each([
  [60, 24],
  [30, 6],
])('of %i products the room of %i is kept while they are on their way', async (total, coming) => {
  const { model } = open({ total }, 'failed');
  expect(model.coming).toBe(0);
  const loading = model.loadMore();
  expect(model.coming).toBe(coming);
  await loading;
  expect(model.coming).toBe(0);
});

test('a page that fails to come keeps the list and says so', async () => {
  const { model, addresses } = open({}, 'failed');
  await model.loadMore();
  expect([model.cards.length, model.hasFailedToLoadMore, model.isLoadingMore]).toEqual([24, true, false]);
  expect(addresses).toEqual([]);
});

test('another list is neither on its way nor failed because the one before it was', async () => {
  const before = listForTests({ tiles: tiles(24), total: 60 });
  const other = listForTests({ tiles: tiles(24), total: 60, sort: 'price:asc' });
  let shown = before;
  const { model } = open({}, 'failed', () => shown);
  const loading = model.loadMore();
  shown = other;
  expect([model.isLoadingMore, model.coming]).toEqual([false, 0]);
  await loading;
  expect(model.hasFailedToLoadMore).toBe(false);
  shown = before;
  expect(model.hasFailedToLoadMore).toBe(true);
});

test('CAT-076 what is chosen is told by its attribute, its values and its name', () => {
  expect(open({ chosen: { color: ['49', '50'], rts: ['1'] } }).model.filters.chosen).toEqual([
    { code: 'color', ids: ['49', '50'], label: 'Colour' },
    { code: 'rts', ids: ['1'], label: 'Ready to ship' },
  ]);
});

test('CAT-069 a list at its end offers no more', () => {
  expect(open({ total: 24 }).model.moreAddress).toBeNull();
  expect(open({ total: 0, tiles: [] }).model).toMatchObject({ isEmpty: true, moreAddress: null, countText: '0 items' });
});

test('CAT-013 a card says what is new and what is reduced, and that it is sold out rather than new', () => {
  const [first, second] = open({
    tiles: [tileForTests({ isNew: true, isOnSale: true }), tileForTests({ sku: 'B', isNew: true, isOutOfStock: true })],
  }).model.cards;
  expect(first).toMatchObject({ labels: ['New', 'Sale'], price: { current: '₹1,500', discount: '25% off' } });
  expect(second?.labels).toEqual(['Out of stock']);
});

test('cards that were written stay the same while the currency does', () => {
  const storeView = createMemoryCell(defaultStoreView);
  const shown = listForTests({ tiles: tiles(2), total: 2 });
  const ports = {
    storeView,
    addressBar: { replace: () => undefined },
    filterRules: { defaultFilters: [], isMultiselect: true },
    ...{ sorts: ['created_at:desc'] as const, mediaBase: '', messages: inEnglish },
  };
  const model = new ProductListModel(ports, {
    list: () => shown,
    base: () => '/sarees',
    loadMore: async () => 'ready',
  });
  const [card] = model.cards;
  expect(model.cards[0]).toBe(card);
  storeView.update((now) => ({ ...now, currency: 'USD' }));
  expect(model.cards[0]?.price.current).toMatch(/^\$/);
});

test('a list that begins at its beginning has nothing before it, and before it is there no cards', () => {
  expect(open({}).model.earlierAddress).toBeNull();
  expect(open({ firstPage: 2, lastPage: 2, sort: 'price:asc' }).model.earlierAddress).toBe(
    '/sarees?sort=price:asc&page=2',
  );
});

test('STORE-05 the cards that stand follow the language', async () => {
  const dictionary = createDictionary(translations);
  await dictionary.load('de', 'first');
  const storeView = createMemoryCell(defaultStoreView);
  const { model } = open({ tiles: [tileForTests({ colours: 2 })] }, 'ready', null, {
    storeView,
    messages: createMessages({ storeView, dictionary }),
  });
  expect(model.cards[0]?.colours).toBe('2 colors');
  storeView.update((now) => ({ ...now, locale: 'de-DE' }));
  expect(model.cards[0]?.colours).toBe('2 Farben');
});
