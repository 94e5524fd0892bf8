import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import type { Category } from '#domain/catalog/category.ts';
import { noMenu } from '#domain/catalog/menu-view.ts';
import { plainHead } from '#domain/content/home.ts';
import { noHomeView } from '#domain/content/home-view.ts';
import type { CategoryView } from '#domain/pricing/category-view.ts';
import { noCategoryView } from '#domain/pricing/category-view.ts';
import { noSearchView, type SearchView } from '#domain/pricing/search-view.ts';
import { noSuggestions } from '#domain/pricing/suggestions.ts';
import { categoryForTests, listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { noProductMore } from './product-more.ts';
import { createSeenCategory, createSeenTile } from './sketch.ts';

const women = { ...categoryForTests('Women', 3), path: '1/2/3' };
const sarees = { ...categoryForTests('Sarees', 7), path: '1/2/3/7', parentId: 3 };
const silk = { ...categoryForTests('Silk', 8), path: '1/2/3/7/8', parentId: 7 };

function categoryView(change: Partial<Extract<CategoryView, { kind: 'ready' }>> = {}): CategoryView {
  return { kind: 'ready', category: sarees, trail: [women, sarees], below: [silk], list: listForTests(), ...change };
}

const nothing = {
  category: createMemoryCell(noCategoryView),
  search: createMemoryCell<SearchView>(noSearchView),
  home: createMemoryCell(noHomeView),
  more: createMemoryCell(noProductMore),
  suggestions: createMemoryCell(noSuggestions),
};
const tile = tileForTests({ address: '/tee' });
const isTee = (address: string) => address === '/tee';

test('of a product that no list has shown nothing is known', async () => {
  expect(await createSeenTile(nothing)(isTee)).toBeNull();
  const other = categoryView({ list: listForTests({ tiles: [tileForTests({ address: '/saree' })] }) });
  expect(await createSeenTile({ ...nothing, category: createMemoryCell(other) })(isTee)).toBeNull();
});

test.each([
  ['a category', { category: createMemoryCell(categoryView({ list: listForTests({ tiles: [tile] }) })) }],
  [
    'a search',
    {
      search: createMemoryCell<SearchView>({
        kind: 'ready',
        text: 'tee',
        isLiteral: false,
        corrected: null,
        categories: [],
        popular: [],
        list: listForTests({ tiles: [tile] }),
      }),
    },
  ],
  [
    'a row of the home page',
    {
      home: createMemoryCell({
        isLoaded: true,
        rows: [{ kind: 'tiles', id: 1, ...plainHead, tiles: [tile] } as const],
      }),
    },
  ],
  ['what goes with another product', { more: createMemoryCell({ ...noProductMore, related: [tile] }) }],
  ['what was viewed', { more: createMemoryCell({ ...noProductMore, recent: [tile] }) }],
  [
    'the search field',
    {
      suggestions: createMemoryCell({
        popular: [],
        answer: { kind: 'found', text: 't', phrases: [], tiles: [tile], total: 1, categories: [] } as const,
      }),
    },
  ],
])('a product is known from %s', async (_, cells) => {
  expect(await createSeenTile({ ...nothing, ...cells })(isTee)).toBe(tile);
});

function seenCategory(cells: {
  readonly all?: readonly Category[];
  readonly view?: CategoryView;
  readonly hasMenu?: boolean;
}) {
  const { all = [], view = noCategoryView, hasMenu = false } = cells;
  const leaf = { ...sarees, children: [] };
  const entries = [{ ...women, children: [leaf] }];
  return createSeenCategory({
    categories: createMemoryCell(all),
    menu: createMemoryCell(hasMenu ? { entries, isLoaded: true } : noMenu),
    view: createMemoryCell(view),
  });
}

test('a category is known whole once the categories were read', async () => {
  const known = await seenCategory({ all: [women, sarees, silk] })('urlPath', 'sarees');
  expect(known).toMatchObject({ name: 'Sarees', known: { category: sarees, below: [{ name: 'Silk' }] } });
  expect(known?.trail.map(({ name }) => name)).toEqual(['Women', 'Sarees']);
});

test('else by its name and the way down that the menu or the page at hand shows', async () => {
  const namesOf = async (cells: Parameters<typeof seenCategory>[0], slug: string) =>
    (await seenCategory(cells)('slug', slug))?.trail.map(({ name }) => name);
  expect(await namesOf({ hasMenu: true }, 'sarees')).toEqual(['Women', 'Sarees']);
  expect(await namesOf({ view: categoryView() }, 'silk')).toEqual(['Women', 'Sarees', 'Silk']);
  expect(await namesOf({ view: categoryView() }, 'women')).toEqual(['Women']);
  expect(await seenCategory({ hasMenu: true })('slug', 'sarees')).toMatchObject({ name: 'Sarees', known: null });
});

test('a category that nobody has seen, or that is switched off, is not guessed', async () => {
  expect(await seenCategory({ hasMenu: true })('slug', 'nobody')).toBeNull();
  expect(await seenCategory({ all: [{ ...sarees, isActive: false }] })('slug', 'sarees')).toBeNull();
  expect(await seenCategory({})('urlPath', '')).toBeNull();
});
