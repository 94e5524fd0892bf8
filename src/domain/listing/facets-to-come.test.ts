import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryPageGateway } from '#adapters/memory/memory-page-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { ChosenFilters, Facet } from '#domain/catalog/filters.ts';
import { categoryForTests, listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { type CategoryView, noCategoryView } from './category-view.ts';
import { listToShow } from './facets-to-come.ts';
import type { FindList } from './find-list.ts';
import { firstPlace } from './first-place-for-tests.ts';
import type { Listing } from './keep-loaded.ts';
import { createOpenCategory } from './open-category.ts';
import { createOpenSearch } from './open-search.ts';
import { noSearchView, type SearchView } from './search-view.ts';

const sarees = { ...categoryForTests('Sarees', 7), path: '1/2/7' };
const loadFrame = async () => ({ kind: 'ok', value: [sarees] }) as const;
const rules = { useUrlPaths: true };

/** Two colours, of which the list is narrowed to one, and a range of prices. */
const counts = (colours: number, prices: number): readonly Facet[] => [
  { code: 'color', values: ['5', '6'].map((id) => ({ id, label: id, count: colours })) },
  { code: 'price', values: [{ id: '0-50', label: '', count: prices }] },
];

/** What is counted with the products: narrower ranges, and no value without a product. */
const present: readonly Facet[] = [
  { code: 'color', values: [{ id: '5', label: '5', count: 3 }] },
  {
    code: 'price',
    values: [
      { id: '*-20', label: '', count: 8 },
      { id: '0-20', label: '', count: 1 },
      { id: '20-50', label: '', count: 2 },
      { id: '50-*', label: '', count: 9 },
    ],
  },
];

/** Lists with one product, whose prices are counted when told; the first count is of the list before it was narrowed. */
function lists() {
  const counting: ((facets: readonly Facet[]) => void)[] = [];
  const scope = { text: 'seven', conditions: [] };
  const findList: FindList = async (_scope, place) => {
    const list = listForTests({ ...place, scope, tiles: [tileForTests({ name: JSON.stringify(place.chosen) })] });
    if (Object.keys(place.chosen).length === 0) return { kind: 'ok', value: { ...list, facets: counts(7, 7) } };
    const { promise, resolve } = Promise.withResolvers<readonly Facet[]>();
    counting.push(resolve);
    return { kind: 'ok', value: { ...list, facets: present, facetsToCome: promise } };
  };
  const count = async (at: number, facets: readonly Facet[]): Promise<void> => {
    counting[at]?.(facets);
    await turn();
  };
  return { findList, count };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

function categoryPage() {
  const { findList, count } = lists();
  const view = createMemoryCell<CategoryView>(noCategoryView);
  const open = createOpenCategory({
    categoryView: view,
    loadFrame,
    findList,
    connectivity: createMemoryConnectivity(),
    notify: () => undefined,
    log: createMemoryLog(),
    shopRules: rules,
  });
  const narrow = (chosen: ChosenFilters) =>
    open({ by: { key: 'slug', value: sarees.slug }, place: { ...firstPlace, chosen } });
  return { narrow, count, shown: () => shownOf(view.get()) };
}

function searchPage() {
  const { findList, count } = lists();
  const view = createMemoryCell<SearchView>(noSearchView);
  const open = createOpenSearch({
    searchView: view,
    searchIndex: createMemorySearchIndex(),
    pageGateway: createMemoryPageGateway(),
    loadFrame,
    findList,
    rememberSearch: async () => undefined,
    shopRules: rules,
  });
  const narrow = (chosen: ChosenFilters) => open({ text: 'seven', isLiteral: false, place: { ...firstPlace, chosen } });
  return { narrow, count, shown: () => shownOf(view.get()) };
}

/** The choice whose products are shown, and how many products the first colour and the price range are said to hold. */
function shownOf(view: Listing) {
  const list = view.kind === 'ready' ? view.list : null;
  return list && [list.tiles[0]?.name, ...list.facets.map(({ values }) => values[0]?.count), list.renewal];
}

const red = { color: ['5'] };
const blue = { color: ['6'] };
const pages = [
  ['category', categoryPage],
  ['search', searchPage],
] as const;

test.each(pages)(
  'the products of a %s are shown first, and the filters stay in their place until all is counted',
  async (_, page) => {
    const { narrow, count, shown } = page();
    await narrow({});
    expect(shown()).toEqual(['{}', 7, 7, 'none']);
    await narrow(red);
    expect(shown()).toEqual([JSON.stringify(red), 7, 3, 'none']);
    await count(0, counts(2, 5));
    expect(shown()).toEqual([JSON.stringify(red), 2, 5, 'none']);
  },
);

test.each(pages)('a %s without filters to show, as on the server, waits for both', async (_, page) => {
  const { narrow, count, shown } = page();
  const opening = narrow(red);
  await turn();
  expect(shown()).toBeNull();
  await count(0, counts(2, 5));
  await opening;
  expect(shown()).toEqual([JSON.stringify(red), 2, 5, 'none']);
});

test.each(pages)('what is counted for an earlier choice of a %s comes too late', async (_, page) => {
  const { narrow, count, shown } = page();
  await narrow({});
  await narrow(red);
  await narrow(blue);
  await count(1, counts(4, 6));
  await count(0, counts(2, 5));
  expect(shown()).toEqual([JSON.stringify(blue), 4, 6, 'none']);
});

test('meanwhile a value that none of the products has is at 0, and a chosen price stays as it was counted', async () => {
  const list = listForTests({ facets: counts(7, 7) });
  const facetsToCome = new Promise<never>(() => {});
  const narrowedTo = async (chosen: ChosenFilters) =>
    (await listToShow({ ...list, chosen, facets: present, facetsToCome }, list)).list.facets;
  const [colours, range] = await narrowedTo({ price: ['0-50'] });
  expect([colours?.values.map(({ count }) => count), range?.values[0]?.count]).toEqual([[3, 0], 7]);
});
