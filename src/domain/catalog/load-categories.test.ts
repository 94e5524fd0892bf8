import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { categoryForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import type { Category } from './category.ts';
import { surroundingsOf } from './category-hint.ts';
import { createLoadCategories } from './load-categories.ts';
import type { MenuView } from './menu-view.ts';
import type { SearchQuery } from './search-query.ts';

const storeView = createMemoryCell(defaultStoreView);

const rules = { useUrlPaths: true };
const everything = { ...categoryForTests('Everything', 1), parentId: 0, path: '1' };
const root = { ...categoryForTests('Shop', 2), parentId: 1, path: '1/2' };
const women = { ...categoryForTests('Women', 3), parentId: 2, path: '1/2/3' };
const astray = { ...categoryForTests('Astray', 0), parentId: 2, path: '1/2/0' };

test('CAT-043 categories below the id of the root are not the shop’s: nothing shows them or leads to them', async () => {
  const known = createMemoryCell<readonly Category[]>([]);
  const menu = createMemoryCell<MenuView>({ entries: [], isLoaded: false });
  const search = createMemorySearchIndex();
  search.putCategories(everything, root, women, astray);
  const reply = await createLoadCategories({
    storeView,
    searchIndex: search,
    menu,
    knownCategories: known,
    shopRules: rules,
  })();
  expect(reply).toMatchObject({ kind: 'ok', value: [{ id: 2 }, { id: 3 }] });
  expect(known.get().map(({ id }) => id)).toEqual([2, 3]);
  expect(menu.get().entries.map(({ name }) => name)).toEqual(['Women']);
  expect(surroundingsOf(women, known.get(), rules).breadcrumbs.map(({ name }) => name)).toEqual(['Women']);
});

test('STORE-05 in another language they are read again, and in the first one when that is read once more', async () => {
  const search = createMemorySearchIndex();
  const view = createMemoryCell(defaultStoreView);
  let asked = 0;
  const searchIndex = {
    ...search,
    categories: (query: SearchQuery) => {
      asked += 1;
      return search.categories(query);
    },
  };
  const menu = createMemoryCell<MenuView>({ entries: [], isLoaded: false });
  const cells = { menu, knownCategories: createMemoryCell<readonly Category[]>([]) };
  const load = createLoadCategories({ searchIndex, storeView: view, shopRules: rules, ...cells });
  for (const locale of ['en-US', 'hi-IN', 'hi-IN', 'en-US']) {
    view.update((now) => ({ ...now, locale }));
    await load();
  }
  expect(asked).toBe(3);
});
