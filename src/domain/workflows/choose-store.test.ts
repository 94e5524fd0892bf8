import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type CategoryView, noCategoryView } from '#domain/listing/category-view.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { noSuggestions, type Suggestions } from '#domain/listing/suggestions.ts';
import { tileOf } from '#domain/listing/tile.ts';
import { productForTests } from '../catalog/product-for-tests.ts';
import { type HomeView, noHomeView } from '../content/home-view.ts';
import { defaultStoreView, type StoreView } from '../storeview/store-view.ts';
import { createChooseStore } from './choose-store.ts';
import { createPriceAnew } from './price-anew.ts';
import { noProductMore, type ProductMore } from './product-more.ts';

const rules = { useUrlPaths: true, listOutOfStockProducts: true };
const tile = tileOf(productForTests('tee'), { country: 'IN', today: '2026-11-20' }, rules);
const home: HomeView = { ...noHomeView, isLoaded: true };

function shopOf(present: StoreView, pricedFor: string | null = null) {
  const kept: StoreView[] = [];
  let syncs = 0;
  let openings = 0;
  let pricings = 0;
  const cells = {
    storeView: createMemoryCell(present),
    cart: createMemoryCell({ pricedFor }),
    homeView: createMemoryCell(home),
    categoryView: createMemoryCell<CategoryView>({ kind: 'failed' }),
    searchView: createMemoryCell<SearchView>({ kind: 'failed' }),
    suggestions: createMemoryCell<Suggestions>({
      ...noSuggestions,
      answer: { kind: 'failed', text: 'tee', tiles: [], categories: [] },
    }),
    productMore: createMemoryCell<ProductMore>({
      ...noProductMore,
      reviews: { kind: 'failed' },
      related: [tile],
      recent: [tile],
    }),
  };
  const priceAnew = createPriceAnew({
    ...cells,
    openWishlist: async () => {
      openings += 1;
      return [];
    },
    repriceCart: async () => {
      pricings += 1;
    },
    syncCart: async () => {
      syncs += 1;
      return { kind: 'in-sync' };
    },
  });
  const keeper = { keep: (storeView: StoreView) => void kept.push(storeView) };
  const choose = createChooseStore({ ...cells, storeChoiceKeeper: keeper, priceAnew, forgetWords: () => undefined });
  return { ...cells, choose, kept, asked: () => ({ syncs, openings, pricings }) };
}

test('STORE-22 STORE-23 the country and the currency that were chosen are those of the shopper', () => {
  const shop = shopOf(defaultStoreView);
  shop.choose({ ...defaultStoreView, country: 'GB', currency: 'USD' });
  expect(shop.storeView.get()).toMatchObject({ country: 'GB', currency: 'USD' });
});

test('STORE-32 another store view speaks its own language and counts in its own currency', () => {
  const shop = shopOf(defaultStoreView);
  shop.choose({ country: 'DE', locale: 'de-DE', currency: 'USD' });
  expect(shop.storeView.get()).toEqual({ country: 'DE', locale: 'de-DE', currency: 'USD' });
});

test('STORE-21 another currency is kept and counts at once; nothing is read again', () => {
  const shop = shopOf(defaultStoreView);
  shop.choose({ ...defaultStoreView, currency: 'USD' });
  expect(shop.storeView.get()).toEqual({ ...defaultStoreView, currency: 'USD' });
  expect(shop.kept).toEqual([{ ...defaultStoreView, currency: 'USD' }]);
  expect(shop.homeView.get()).toBe(home);
  expect(shop.asked()).toEqual({ syncs: 0, openings: 0, pricings: 0 });
});

test('STORE-25 STORE-32 another country forgets what was priced for the one before and asks for the prices of what is kept', () => {
  const shop = shopOf(defaultStoreView);
  shop.choose({ ...defaultStoreView, country: 'US' });
  expect(shop.homeView.get()).toBe(noHomeView);
  expect(shop.categoryView.get()).toBe(noCategoryView);
  expect(shop.searchView.get()).toBe(noSearchView);
  expect(shop.suggestions.get()).toEqual(noSuggestions);
  expect(shop.productMore.get()).toEqual({ ...noProductMore, reviews: { kind: 'failed' } });
  expect(shop.asked()).toEqual({ syncs: 1, openings: 1, pricings: 1 });
});

test('two countries of the rest of the world have the same prices', () => {
  const shop = shopOf({ ...defaultStoreView, country: 'FR' });
  shop.choose({ ...defaultStoreView, country: 'DE' });
  expect(shop.homeView.get()).toBe(home);
});

test.each([
  ['US', { syncs: 1, openings: 1, pricings: 1 }],
  ['IN', { syncs: 0, openings: 0, pricings: 0 }],
  [null, { syncs: 0, openings: 0, pricings: 0 }],
])(
  'STORE-25 who stays in India has the prices of India again, where another tab made them those of %s',
  (by, asked) => {
    const shop = shopOf(defaultStoreView, by);
    shop.choose(defaultStoreView);
    expect(shop.kept).toEqual([defaultStoreView]);
    expect(shop.asked()).toEqual(asked);
  },
);

test.each([
  ['another language', { locale: 'hi-IN' }, 1],
  ['another English', { locale: 'en-GB' }, 0],
  ['another currency', { currency: 'USD' as const }, 0],
])('STORE-05 of what the catalog told all is read again for %s: %o', (_what, change, times) => {
  let forgettings = 0;
  const choose = createChooseStore({
    storeView: createMemoryCell(defaultStoreView),
    cart: createMemoryCell({ pricedFor: null }),
    storeChoiceKeeper: { keep: () => undefined },
    priceAnew: () => undefined,
    forgetWords: () => (forgettings += 1),
  });
  choose({ ...defaultStoreView, ...change });
  expect(forgettings).toBe(times);
});
