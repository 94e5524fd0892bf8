import { expect, test } from 'vitest';
import type { Category } from '#domain/catalog/category.ts';
import { hintOf, hintsOf } from '#domain/catalog/category-hint.ts';
import { noMenu } from '#domain/catalog/menu-view.ts';
import { plainHead } from '#domain/content/home.ts';
import { noHomeView } from '#domain/content/home-view.ts';
import type { CategoryView } from '#domain/listing/category-view.ts';
import { noCategoryView } from '#domain/listing/category-view.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { noSuggestions } from '#domain/listing/suggestions.ts';
import { categoryForTests, listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { noProductMore } from './product-more.ts';
import { seenCategory, seenTile } from './seen.ts';

const rules = { useUrlPaths: true };
const women = { ...categoryForTests('Women', 3), path: '1/2/3' };
const sarees = { ...categoryForTests('Sarees', 7), path: '1/2/3/7', parentId: 3 };
const silk = { ...categoryForTests('Silk', 8), path: '1/2/3/7/8', parentId: 7 };

function categoryView(change: Partial<Extract<CategoryView, { kind: 'ready' }>> = {}): CategoryView {
  const around = { breadcrumbs: hintsOf([women, sarees], rules), below: hintsOf([silk], rules) };
  return { kind: 'ready', category: sarees, ...around, list: listForTests(), ...change };
}

const nothing = {
  category: noCategoryView,
  search: noSearchView as SearchView,
  home: noHomeView,
  more: noProductMore,
  suggestions: noSuggestions,
};
const tile = tileForTests({ address: '/tee' });
const isTee = (address: string) => address === '/tee';

test('of a product that no list has shown nothing is known', () => {
  expect(seenTile(nothing, isTee)).toBeNull();
  const other = categoryView({ list: listForTests({ tiles: [tileForTests({ address: '/saree' })] }) });
  expect(seenTile({ ...nothing, category: other }, isTee)).toBeNull();
});

test.each([
  ['a category', { category: categoryView({ list: listForTests({ tiles: [tile] }) }) }],
  [
    'a search',
    {
      search: {
        kind: 'ready' as const,
        text: 'tee',
        isLiteral: false,
        corrected: null,
        categories: [],
        pages: [],
        popular: [],
        list: listForTests({ tiles: [tile] }),
      },
    },
  ],
  [
    'a row of the home page',
    {
      home: {
        isLoaded: true,
        rows: [{ kind: 'tiles', id: 1, ...plainHead, tiles: [tile] } as const],
      },
    },
  ],
  ['what goes with another product', { more: { ...noProductMore, related: [tile] } }],
  ['what was viewed', { more: { ...noProductMore, recent: [tile] } }],
  [
    'the search field',
    {
      suggestions: {
        popular: [],
        answer: { kind: 'found', text: 't', phrases: [], tiles: [tile], total: 1, categories: [] } as const,
      },
    },
  ],
])('a product is known from %s', (_, cells) => {
  expect(seenTile({ ...nothing, ...cells }, isTee)).toBe(tile);
});

const leadsTo = (path: string) => (address: string) => address === path;

type Cells = { readonly categories?: readonly Category[]; readonly view?: CategoryView; readonly hasMenu?: boolean };

function seen({ categories = [], view = noCategoryView, hasMenu = false }: Cells) {
  const entries = [{ ...hintOf(women, rules), children: [{ ...hintOf(sarees, rules), children: [] }] }];
  return { categories, view, rules, menu: hasMenu ? { entries, isLoaded: true } : noMenu };
}

test('a category is known whole once the categories were read', () => {
  const known = seenCategory(seen({ categories: [women, sarees, silk] }), leadsTo('/sarees'));
  expect(known).toMatchObject({ name: 'Sarees', known: { category: sarees, below: [{ name: 'Silk' }] } });
  expect(known?.breadcrumbs.map(({ name }) => name)).toEqual(['Women', 'Sarees']);
});

test('else by its name and the way down that the menu or the page at hand shows', () => {
  const namesOf = (cells: Cells, address: string) =>
    seenCategory(seen(cells), leadsTo(address))?.breadcrumbs.map(({ name }) => name);
  expect(namesOf({ hasMenu: true }, '/sarees')).toEqual(['Women', 'Sarees']);
  expect(namesOf({ view: categoryView() }, '/silk')).toEqual(['Women', 'Sarees', 'Silk']);
  expect(namesOf({ view: categoryView() }, '/women')).toEqual(['Women']);
  expect(seenCategory(seen({ hasMenu: true }), leadsTo('/sarees'))).toMatchObject({ name: 'Sarees', known: null });
});

test('a category that nobody has seen, or that is switched off, is not guessed', () => {
  expect(seenCategory(seen({ hasMenu: true }), leadsTo('/nobody'))).toBeNull();
  expect(seenCategory(seen({ categories: [{ ...sarees, isActive: false }] }), leadsTo('/sarees'))).toBeNull();
  expect(seenCategory(seen({}), leadsTo(''))).toBeNull();
});
