import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { plainHead } from '#domain/content/home.ts';
import { type HomeView, noHomeView } from '#domain/content/home-view.ts';
import { type CategoryView, noCategoryView } from '#domain/listing/category-view.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { nothingCompared } from '#domain/lists/compared.ts';
import { emptyWishlist, withWishlisted } from '#domain/lists/wishlist.ts';
import { categoryForTests, listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { createCachedProducts } from './cached-products.ts';

const tile = (sku: string) => tileForTests({ sku });

const category: CategoryView = {
  kind: 'ready',
  category: categoryForTests('Women', 3),
  breadcrumbs: [],
  below: [],
  list: listForTests({ tiles: [tile('LISTED')] }),
};

test('cached are saved and compared products first, then those of the pages that were seen', () => {
  const results: SearchView = {
    kind: 'ready',
    text: 'silk',
    isLiteral: false,
    corrected: null,
    categories: [],
    pages: [],
    popular: [],
    list: listForTests({ tiles: [tile('FOUND')] }),
  };
  const home: HomeView = {
    isLoaded: true,
    rows: [
      { ...plainHead, id: 1, kind: 'text', html: '<p>Woven.</p>' },
      { ...plainHead, id: 2, kind: 'tiles', tiles: [tile('HOME')] },
    ],
  };
  const all = createCachedProducts({
    wishlist: createMemoryCell(withWishlisted(emptyWishlist, tile('SAVED'))),
    compared: createMemoryCell([tile('COMPARED')]),
    homeView: createMemoryCell(home),
    categoryView: createMemoryCell(category),
    searchView: createMemoryCell(results),
  });
  expect(all().map(({ sku }) => sku)).toEqual(['SAVED', 'COMPARED', 'LISTED', 'FOUND', 'HOME']);
  const nothing = createCachedProducts({
    wishlist: createMemoryCell(emptyWishlist),
    compared: createMemoryCell(nothingCompared),
    homeView: createMemoryCell(noHomeView),
    categoryView: createMemoryCell<CategoryView>(noCategoryView),
    searchView: createMemoryCell<SearchView>(noSearchView),
  });
  expect(nothing()).toEqual([]);
});
