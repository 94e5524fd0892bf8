import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { type HomeView, noHomeView } from '#domain/content/home-view.ts';
import { type CategoryView, noCategoryView } from '#domain/listing/category-view.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { noSuggestions, type Suggestions } from '#domain/listing/suggestions.ts';
import { tileForTests } from '#domain/listing/tile-for-tests.ts';
import { createPriceAnew } from './price-anew.ts';
import { noProductMore, type ProductMore } from './product-more.ts';

test('when other prices count, what was listed is forgotten, and what is saved and in the cart is priced anew', () => {
  const tiles = [tileForTests('A')];
  const popular = [{ id: 3, name: 'Women', address: '/women' }];
  const reviews = { kind: 'failed' } as const;
  const home = createMemoryCell<HomeView>({ ...noHomeView, isLoaded: true });
  const category = createMemoryCell<CategoryView>({ kind: 'failed' });
  const found = createMemoryCell<SearchView>({ kind: 'failed' });
  const suggestions = createMemoryCell<Suggestions>({
    popular,
    answer: { kind: 'failed', text: 'silk', tiles, categories: [] },
  });
  const more = createMemoryCell<ProductMore>({ ...noProductMore, reviews, related: tiles, recent: tiles });
  const done: unknown[] = [];
  createPriceAnew({
    ...{ homeView: home, categoryView: category, searchView: found, suggestions, productMore: more },
    openWishlist: async () => {
      done.push('wishlist');
      return [];
    },
    repriceCart: async () => void done.push('cart'),
    syncCart: async (how) => {
      done.push(how);
      return { kind: 'in-sync' };
    },
  })();
  expect([home.get(), category.get(), found.get()]).toEqual([noHomeView, noCategoryView, noSearchView]);
  expect([suggestions.get(), more.get()]).toEqual([
    { ...noSuggestions, popular },
    { ...noProductMore, reviews },
  ]);
  expect(done).toEqual(['wishlist', 'cart', { force: true }]);
});
