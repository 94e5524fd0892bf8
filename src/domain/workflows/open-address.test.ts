import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Category } from '#domain/catalog/category.ts';
import { createLoadCategories } from '#domain/catalog/load-categories.ts';
import { type MenuView, noMenu } from '#domain/catalog/menu-view.ts';
import { noHomeView } from '#domain/content/home-view.ts';
import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import { type CategoryView, noCategoryView } from '#domain/listing/category-view.ts';
import { firstPlace } from '#domain/listing/first-place-for-tests.ts';
import { noSearchView } from '#domain/listing/search-view.ts';
import { noSuggestions } from '#domain/listing/suggestions.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { categoryForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { createOpenAddress } from './open-address.ts';
import { noProductMore, type ProductMore } from './product-more.ts';

const storeView = createMemoryCell(defaultStoreView);

const women = { ...categoryForTests('Women', 3), urlPath: 'women', path: '1/2/3' };
const sarees = { ...categoryForTests('Sarees', 7), urlPath: 'women/sarees', path: '1/2/3/7', parentId: 3 };
const shopRules = { useUrlPaths: true };

/** A shop with these categories, and a product at each of these paths. It notes what it was asked for, in order. */
function openShop({ products = ['silk-tee'], isReached = true } = {}) {
  const asked: string[] = [];
  let reached = isReached;
  const searchIndex = createMemorySearchIndex({ isReachable: () => reached });
  searchIndex.putCategories(women, sarees);
  const seen = nothingSeen();
  const load = createLoadCategories({ storeView, searchIndex, shopRules, ...seen });
  let categories: readonly string[] = [women.urlPath, sarees.urlPath];
  const answer = (isThere: boolean): PageOutcome => (reached ? (isThere ? 'ready' : 'empty') : 'failed');
  const open = createOpenAddress({
    ...seen,
    loadCategories() {
      asked.push('categories');
      return load();
    },
    async openProduct({ by }) {
      asked.push(`product ${by.key} ${by.value}`);
      return answer(products.includes(by.value));
    },
    async openCategory({ by }) {
      asked.push(`category ${by.key} ${by.value}`);
      return answer(categories.includes(by.value));
    },
  });
  const reach = (is: boolean): void => {
    reached = is;
  };
  /** A category is closed; the menu that a page has brought still names it. */
  const close = (path: string): void => {
    categories = categories.filter((each) => each !== path);
  };
  return { asked, reach, close, load, ...seen, open: (path: string) => open(path, firstPlace) };
}

/** What a page knows and shows before it has opened anything. */
function nothingSeen() {
  return {
    menu: createMemoryCell<MenuView>(noMenu),
    knownCategories: createMemoryCell<readonly Category[]>([]),
    categoryView: createMemoryCell<CategoryView>(noCategoryView),
    searchView: createMemoryCell(noSearchView),
    homeView: createMemoryCell(noHomeView),
    productMore: createMemoryCell<ProductMore>(noProductMore),
    suggestions: createMemoryCell(noSuggestions),
  };
}

/** The same as a page of the server opens it: with its menu. */
async function openPage(given: Parameters<typeof openShop>[0] = {}) {
  const shop = openShop(given);
  await shop.load();
  shop.knownCategories.update(() => []); // they do not travel with the page
  return shop;
}

test.each([
  ['/women', 'category'],
  ['/women/sarees/', 'category'],
  ['/women/sarees/silk-saree', 'product'],
] as const)('CAT-057 what cannot be had at %s is a %s', async (path, asked) => {
  const { open, reach } = await openPage();
  reach(false);
  expect(await open(path)).toEqual({ kind: 'failed', asked });
});

test('ROUTE-34 ROUTE-35 a path that nobody has seen is a product, else a category', async () => {
  const { asked, open, menu } = await openPage();
  expect(await open('/silk-tee')).toEqual({ kind: 'product', outcome: 'ready' });
  menu.update(() => ({ entries: [], isLoaded: true })); // the menu leaves some categories out
  expect(await open('/women')).toEqual({ kind: 'category', outcome: 'ready' });
  expect(asked).toEqual(['product url_path silk-tee', 'product url_path women', 'category urlPath women']);
});

test('ROUTE-36 a path that is neither is not found', async () => {
  const { asked, open } = await openPage();
  expect(await open('/silk-te')).toEqual({ kind: 'not-found' });
  expect(asked).toEqual(['product url_path silk-te', 'category urlPath silk-te']);
});

test('ROUTE-39 what the menu leads to is asked for as a category alone', async () => {
  const { asked, open } = await openPage();
  expect(await open('/women/sarees/')).toEqual({ kind: 'category', outcome: 'ready' });
  expect(asked).toEqual(['category urlPath women/sarees']);
});

test('ROUTE-34 a category that the menu still names, and that is none any more, may be a product', async () => {
  const { asked, open, close } = await openPage({ products: ['women/sarees'] });
  close('women/sarees');
  close('women');
  expect(await open('/women/sarees')).toEqual({ kind: 'product', outcome: 'ready' });
  expect(await open('/women')).toEqual({ kind: 'not-found' });
  const bothWays = (path: string) => [`category urlPath ${path}`, `product url_path ${path}`];
  expect(asked).toEqual([...bothWays('women/sarees'), ...bothWays('women')]);
});

test('ROUTE-34 what a list has shown is asked for as a product alone, also where a category is called so', async () => {
  const { asked, open, productMore } = await openPage({ products: ['women'] });
  productMore.update((now) => ({ ...now, related: [tileForTests({ address: '/women' })] }));
  expect(await open('/women')).toEqual({ kind: 'product', outcome: 'ready' });
  expect(asked).toEqual(['product url_path women']);
});

test('ROUTE-35 what a list has shown, and that is no product any more, may be a category', async () => {
  const { asked, open, productMore } = await openPage();
  productMore.update((now) => ({ ...now, related: [tileForTests({ address: '/women' })] }));
  expect(await open('/women')).toEqual({ kind: 'category', outcome: 'ready' });
  expect(asked).toEqual(['product url_path women', 'category urlPath women']);
});

test('where no menu is there yet the categories are read first, unless a list has shown the product', async () => {
  const { asked, open, productMore } = openShop();
  productMore.update((now) => ({ ...now, related: [tileForTests({ address: '/silk-tee' })] }));
  await open('/silk-tee');
  await open('/women/sarees');
  expect(asked).toEqual(['product url_path silk-tee', 'categories', 'category urlPath women/sarees']);
});

test('ROUTE-39 a path that was found is not looked up again, one that could not be looked up is', async () => {
  const { asked, reach, open } = openShop({ isReached: false });
  expect(await open('/women')).toEqual({ kind: 'failed', asked: 'product' });
  reach(true);
  await open('/women');
  await open('/women');
  const found = 'category urlPath women';
  expect(asked).toEqual(['categories', 'product url_path women', 'categories', found, found]);
});

test('ROUTE-39 a category that was read is known, also where the menu leaves it out', async () => {
  const { asked, open, knownCategories, menu } = await openPage();
  menu.update(() => ({ entries: [], isLoaded: true }));
  knownCategories.update(() => [sarees]);
  await open('/women/sarees');
  expect(asked).toEqual(['category urlPath women/sarees']);
});

test.each(['/#x', '/?x', '//'])('the shop is not asked for a path without a name: %s', async (path) => {
  const { open, asked } = openShop();
  expect(await open(path)).toEqual({ kind: 'not-found' });
  expect(asked).toEqual([]);
});
