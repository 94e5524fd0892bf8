import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryPageGateway } from '#adapters/memory/memory-page-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Category } from '#domain/catalog/category.ts';
import { noFilters } from '#domain/catalog/filters.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { categoryForTests, listForTests, tileForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import type { CategoryView } from './category-view.ts';
import type { Listing } from './keep-loaded.ts';
import { createLoadMore } from './load-more.ts';
import { createOpenCategory } from './open-category.ts';
import { createOpenSearch } from './open-search.ts';
import type { NextPage, ProductList } from './product-list.ts';
import type { SearchView } from './search-view.ts';

const sarees = categoryForTests('Sarees');
const shopRules = { useUrlPaths: true, listOutOfStockProducts: true };

/** A question that is answered when the test says so. */
type Asking<T> = {
  readonly ask: () => Promise<Reply<T>>;
  readonly answer: (value: T) => void;
  readonly fail: () => void;
};

function asking<T>(): Asking<T> {
  const { promise, resolve } = Promise.withResolvers<Reply<T>>();
  return {
    ask: () => promise,
    answer: (value) => resolve({ kind: 'ok', value }),
    fail: () => resolve({ kind: 'unreachable' }),
  };
}

/** A list of sarees of which every page holds one piece, named by a letter. */
function listed(letters: string, change: Partial<ProductList> = {}): ProductList {
  const scope = { text: '', conditions: [{ field: 'category_ids', kind: 'any-of', values: [sarees.id] }] } as const;
  return listForTests({ scope, ...page(letters), lastPage: letters.length - 1, ...change });
}

function page(letters: string): NextPage {
  return { tiles: [...letters].map((sku) => tileForTests({ sku })), total: 9 };
}

function shown(view: Cell<Listing>): string {
  const now = view.get();
  return now.kind === 'ready' ? now.list.tiles.map(({ sku }) => sku).join('') : now.kind;
}

function ready(list: ProductList): CategoryView {
  return { kind: 'ready', category: sarees, breadcrumbs: [], below: [], list };
}

/** "Load more" was pressed on a list of two pages. */
function loading() {
  const view = createMemoryCell<CategoryView>(ready(listed('ab')));
  const more = asking<NextPage>();
  return { view, more, outcome: createLoadMore({ view, findMore: more.ask })() };
}

test('CAT-069 the next page stands below the others, and nothing twice', async () => {
  const { view, more, outcome } = loading();
  more.answer(page('bc'));
  expect([await outcome, shown(view)]).toEqual(['ready', 'abc']);
});

test('CAT-069 the next page stands below a list that was brought up to date meanwhile', async () => {
  const { view, more, outcome } = loading();
  view.update(() => ready(listed('ax', { total: 8 })));
  more.answer(page('c'));
  expect([await outcome, shown(view)]).toEqual(['ready', 'axc']);
});

const otherPages: readonly (readonly [what: string, view: CategoryView, shown: string])[] = [
  ['of another category', ready(listed('xy', { scope: { text: '', conditions: [] } })), 'xy'],
  ['in another order', ready(listed('ba', { sort: 'price:desc' })), 'ba'],
  ['narrowed', ready(listed('ab', { chosen: { color: ['1'] } })), 'ab'],
  ['begun anew', ready(listed('a')), 'a'],
  ['that failed', { kind: 'failed' }, 'failed'],
];

test.each(otherPages)('CAT-069 nothing is added to a list %s meanwhile', async (_what, next, letters) => {
  const { view, more, outcome } = loading();
  view.update(() => next);
  more.answer(page('c'));
  expect([await outcome, shown(view)]).toEqual(['empty', letters]);
});

test('CAT-069 another list goes on while the next page of the first is still on its way', async () => {
  const first = asking<NextPage>();
  const view = createMemoryCell<CategoryView>(ready(listed('ab')));
  const findMore = (list: ProductList) => (list.sort === 'price:desc' ? second.ask() : first.ask());
  const second = asking<NextPage>();
  const loadMore = createLoadMore({ view, findMore });
  const late = loadMore();
  view.update(() => ready(listed('ba', { sort: 'price:desc' })));
  const outcome = loadMore();
  second.answer(page('x'));
  expect([await outcome, shown(view)]).toEqual(['ready', 'bax']);
  first.answer(page('c'));
  expect([await late, shown(view)]).toEqual(['empty', 'bax']);
});

test('CAT-069 a failure keeps the list', async () => {
  const { view, more, outcome } = loading();
  more.fail();
  expect([await outcome, shown(view)]).toEqual(['failed', 'ab']);
});

const place = { chosen: noFilters, sort: 'created_at:desc', firstPage: 0, lastPage: 1 } as const;

/** The page of two pages of sarees is opened once more, as after a time without a network. */
function reopening(which: 'category' | 'search') {
  const found = asking<ProductList>();
  const more = asking<NextPage>();
  const loadFrame = async (): Promise<Reply<readonly Category[]>> => ({ kind: 'ok', value: [sarees] });
  if (which === 'category') {
    const categoryView = createMemoryCell<CategoryView>(ready(listed('ab')));
    const ports = {
      categoryView,
      loadFrame,
      findList: found.ask,
      connectivity: createMemoryConnectivity(),
      shopRules,
    };
    const open = createOpenCategory({ ...ports, notify: () => undefined, log: createMemoryLog() });
    const opened = open({ by: { key: 'slug', value: sarees.slug }, place });
    return {
      view: categoryView,
      found,
      more,
      opened,
      loadMore: createLoadMore({ view: categoryView, findMore: more.ask }),
    };
  }
  const words = { text: 'saree', isLiteral: false, corrected: null, categories: [], pages: [], popular: [] };
  const searchView = createMemoryCell<SearchView>({ kind: 'ready', ...words, list: listed('ab') });
  const ports = {
    searchView,
    loadFrame,
    findList: found.ask,
    searchIndex: createMemorySearchIndex(),
    shopRules,
  };
  const pages = createMemoryPageGateway();
  const open = createOpenSearch({ ...ports, pageGateway: pages, rememberSearch: async () => undefined });
  const opened = open({ text: 'saree', isLiteral: false, place });
  return { view: searchView, found, more, opened, loadMore: createLoadMore({ view: searchView, findMore: more.ask }) };
}

test.each(['category', 'search'] as const)(
  'CAT-069 what was loaded stays below a list of a %s that is brought up to date after it',
  async (which) => {
    const { view, found, more, opened, loadMore } = reopening(which);
    const outcome = loadMore();
    more.answer(page('cd'));
    expect(await outcome).toBe('ready');
    found.answer(listed('xb'));
    await opened;
    expect(shown(view)).toBe('xbcd');
    expect(view.get()).toMatchObject({ list: { lastPage: 2, renewal: 'none' } });
  },
);

test('CAT-069 a list that is opened at another place begins there', async () => {
  const { view, found, more, opened, loadMore } = reopening('category');
  const outcome = loadMore();
  more.answer(page('c'));
  await outcome;
  found.answer(listed('a'));
  await opened;
  expect(shown(view)).toBe('a');
});

test('CAT-069 what was loaded of another choice goes with it', async () => {
  const { view, found, more, opened, loadMore } = reopening('category');
  const outcome = loadMore();
  more.answer(page('c'));
  await outcome;
  found.answer(listed('xy', { chosen: { color: ['1'] } }));
  await opened;
  expect(shown(view)).toBe('xy');
});
