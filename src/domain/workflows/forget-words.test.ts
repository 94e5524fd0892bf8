import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { ProductView } from '#domain/catalog/product-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
import { noSuggestions, type Suggestions } from '#domain/listing/suggestions.ts';
import { productForTests } from '../catalog/product-for-tests.ts';
import { type HomeView, noHomeView } from '../content/home-view.ts';
import type { Promos } from '../content/promos.ts';
import { createForgetWords } from './forget-words.ts';
import { noProductMore, type ProductMore } from './product-more.ts';

function visit(isOnline: boolean) {
  const product = productForTests('tee');
  const view = {
    kind: 'ready',
    product,
    variant: null,
    toChoose: [],
    parts: [],
    details: [],
    breadcrumbs: [],
  } as const;
  const cells = {
    homeView: createMemoryCell<HomeView>({ ...noHomeView, isLoaded: true }),
    categoryView: createMemoryCell<CategoryView>({ kind: 'failed' }),
    searchView: createMemoryCell<SearchView>({ kind: 'failed' }),
    suggestions: createMemoryCell<Suggestions>({
      ...noSuggestions,
      answer: { kind: 'failed', text: 'tee', tiles: [], categories: [] },
    }),
    productView: createMemoryCell<ProductView>(view),
    productMore: createMemoryCell<ProductMore>({ ...noProductMore, sku: product.sku }),
    promos: createMemoryCell<Promos>({ items: [], isLoaded: true }),
  };
  createForgetWords({ ...cells, connectivity: { isOnline: () => isOnline } })();
  return { told: Object.values(cells).map((cell) => cell.get()), view };
}

test('what the catalog told is forgotten; the product and the announcements that stand stay until they are told again', () => {
  const { told, view } = visit(true);
  expect(told).toEqual([
    noHomeView,
    { kind: 'none' },
    { kind: 'none' },
    noSuggestions,
    { ...view, isStale: true },
    noProductMore,
    { items: [], isLoaded: false },
  ]);
});

test('without a network all of it stays', () => {
  const { told, view } = visit(false);
  expect(told.slice(0, 2)).toEqual([{ ...noHomeView, isLoaded: true }, { kind: 'failed' }]);
  expect(told[4]).toEqual(view);
});
