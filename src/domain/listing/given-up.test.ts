import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryPageGateway } from '#adapters/memory/memory-page-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Reply } from '#domain/shared/reply.ts';
import { categoryForTests, listForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { type CategoryView, noCategoryView } from './category-view.ts';
import { firstPlace } from './first-place-for-tests.ts';
import { createOpenCategory } from './open-category.ts';
import { createOpenSearch } from './open-search.ts';
import type { ListPlace, ProductList } from './product-list.ts';
import { noSearchView, type SearchView } from './search-view.ts';

const categories = ['Sarees', 'Kurtas'].map((name, at) => ({ ...categoryForTests(name, 7 + at), path: `1/${7 + at}` }));
const loadCategories = async () => ({ kind: 'ok', value: categories }) as const;
const rules = { useUrlPaths: true };
const red: ListPlace = { ...firstPlace, chosen: { color: ['5'] } };

/** Lists that arrive when told; one that is given up cannot be had. */
function lateLists() {
  let arrive = (): void => {};
  const findList = (_scope: unknown, place: ListPlace, signal?: AbortSignal): Promise<Reply<ProductList>> => {
    const { promise, resolve } = Promise.withResolvers<Reply<ProductList>>();
    arrive = () => resolve({ kind: 'ok', value: listForTests(place) });
    const giveUp = (): void => resolve({ kind: 'unreachable' });
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp);
    return promise;
  };
  return { findList, arrive: () => arrive() };
}

function categoryPage() {
  const { findList, arrive } = lateLists();
  const view = createMemoryCell<CategoryView>(noCategoryView);
  const connectivity = createMemoryConnectivity();
  const told: unknown[] = [];
  const notify = (notice: unknown) => void told.push(notice);
  const open = createOpenCategory({
    categoryView: view,
    loadFrame: loadCategories,
    findList,
    connectivity,
    notify,
    log: createMemoryLog(),
    shopRules: rules,
  });
  const opens = (value: string, place: ListPlace, signal?: AbortSignal) =>
    open({ by: { key: 'slug', value }, place }, signal);
  return { opens, arrive, view, connectivity, told };
}

function searchPage() {
  const { findList, arrive } = lateLists();
  const view = createMemoryCell<SearchView>(noSearchView);
  const search = createMemorySearchIndex();
  const pages = createMemoryPageGateway();
  const open = createOpenSearch({
    searchView: view,
    searchIndex: search,
    pageGateway: pages,
    loadFrame: loadCategories,
    findList,
    rememberSearch: async () => undefined,
    shopRules: rules,
  });
  const opens = (text: string, place: ListPlace, signal?: AbortSignal) =>
    open({ text, isLiteral: false, place }, signal);
  return { opens, arrive, view };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

test.each([
  ['category', categoryPage],
  ['search', searchPage],
])('a choice that is given up leaves the list of a %s as it was', async (_, page) => {
  const { opens, arrive, view } = page();
  const opened = opens('sarees', firstPlace);
  await turn();
  arrive();
  await opened;
  const before = view.get();
  const [first, second] = [new AbortController(), new AbortController()];
  const choices = [opens('sarees', red, first.signal), opens('sarees', { ...red, sort: 'price:asc' }, second.signal)];
  expect(view.get()).toMatchObject({ list: { renewal: 'loading', sort: 'price:asc' } });
  first.abort();
  second.abort();
  await Promise.all(choices);
  expect(view.get()).toEqual(before);
});

test.each([
  ['category', categoryPage],
  ['search', searchPage],
])('a %s that is given up leaves the one that stands', async (_, page) => {
  const { opens, arrive, view } = page();
  const opened = opens('sarees', firstPlace);
  await turn();
  arrive();
  await opened;
  const before = view.get();
  const asked = new AbortController();
  const next = opens('kurtas', firstPlace, asked.signal);
  await turn();
  asked.abort();
  await next;
  expect(view.get()).toBe(before);
});

test('nobody is told that a page they left could not be had without a network', async () => {
  const { opens, connectivity, told } = categoryPage();
  const asked = new AbortController();
  const opened = opens('sarees', firstPlace, asked.signal);
  await turn();
  connectivity.go('offline');
  asked.abort();
  expect(await opened).toBe('failed');
  expect(told).toEqual([]);
});
