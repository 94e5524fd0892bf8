import { expect, test } from 'vitest';
import { createMemoryConnectivity } from '#adapters/memory/memory-connectivity.ts';
import { createMemoryLog } from '#adapters/memory/memory-log.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { FilterCode } from '#domain/catalog/filters.ts';
import { categoryForTests, listForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { type CategoryView, noCategoryView } from './category-view.ts';
import { firstPlace } from './first-place-for-tests.ts';
import { createOpenCategory } from './open-category.ts';

const women = { ...categoryForTests('Women', 3), path: '1/2/3' };
const sarees = { ...categoryForTests('Sarees', 7), parentId: 3, path: '1/2/3/7' };
const silk = { ...categoryForTests('Silk', 12), parentId: 7, path: '1/2/3/7/12' };
const cotton = { ...categoryForTests('Cotton', 13), parentId: 7, path: '1/2/3/7/13', isActive: false };

function facet(code: FilterCode, ...ids: readonly string[]) {
  return { code, values: ids.map((id) => ({ id, label: `Value ${id}`, count: 3 })) };
}

/** What the open category can be narrowed by, where a search counts these. */
async function offered(slug: string, facets: readonly ReturnType<typeof facet>[], chosen = {}) {
  const view = createMemoryCell<CategoryView>(noCategoryView);
  const open = createOpenCategory({
    categoryView: view,
    loadFrame: async () => ({ kind: 'ok', value: [women, sarees, silk, cotton] }),
    findList: async (_scope, place) => ({ kind: 'ok', value: listForTests({ ...place, facets }) }),
    connectivity: createMemoryConnectivity(),
    notify: () => undefined,
    log: createMemoryLog(),
    shopRules: { useUrlPaths: true },
  });
  expect(await open({ by: { key: 'slug', value: slug }, place: { ...firstPlace, chosen } })).toBe('ready');
  const now = view.get();
  return now.kind === 'ready' ? now.list.facets.map(({ code, values }) => [code, values.map(({ id }) => id)]) : null;
}

test('a category is narrowed to the ones right below it, not to itself, those above or beside', async () => {
  const counted = [facet('category', '3', '7', '12', '13', '99'), facet('color', '7', '99')];
  expect(await offered('sarees', counted)).toEqual([
    ['category', ['12']],
    ['color', ['7', '99']],
  ]);
});

test('a category with none below it is narrowed by no category', async () => {
  expect(await offered('silk', [facet('category', '3', '7', '12')])).toEqual([]);
});

test('a category that was chosen by its address can be let go', async () => {
  expect(await offered('sarees', [facet('category', '12', '99')], { category: ['99'] })).toEqual([
    ['category', ['12', '99']],
  ]);
});

test.each([
  ['one that nobody has', 'shawls', 'shawls'],
  ['CAT-043 one below the id of the root', 'all', 'all'],
  ['one whose address would begin a line of its own', 'a\nb', 'a%0Ab'],
])('ERR-06 ROUTE-47 %s is empty, and the log says which', async (_, slug, logged) => {
  const log = createMemoryLog();
  const open = createOpenCategory({
    categoryView: createMemoryCell<CategoryView>(noCategoryView),
    loadFrame: async () => ({ kind: 'ok', value: [women, { ...categoryForTests('All', 1), slug: 'all' }] }),
    findList: async () => ({ kind: 'ok', value: listForTests({}) }),
    connectivity: createMemoryConnectivity(),
    notify: () => undefined,
    log,
    shopRules: { useUrlPaths: true },
  });
  expect(await open({ by: { key: 'slug', value: slug }, place: firstPlace })).toBe('empty');
  expect(log.infos()).toEqual([`Category query returned empty result slug = ${logged}`]);
});

test('ERR-06 the log says by which key a category was looked for', async () => {
  const log = createMemoryLog();
  const open = createOpenCategory({
    categoryView: createMemoryCell<CategoryView>(noCategoryView),
    loadFrame: async () => ({ kind: 'ok', value: [women] }),
    findList: async () => ({ kind: 'ok', value: listForTests({}) }),
    connectivity: createMemoryConnectivity(),
    notify: () => undefined,
    log,
    shopRules: { useUrlPaths: true },
  });
  await open({ by: { key: 'urlPath', value: 'women/tees' }, place: firstPlace });
  expect(log.infos()).toEqual(['Category query returned empty result url_path = women/tees']);
});

test.each([
  ['the category, where it is not at hand', false, 'category-offline'],
  ['the choice of filters, where its products are', true, 'filters-offline'],
] as const)(
  'CAT-057 CAT-058 without a network it is told that what is missing is %s',
  async (_what, isOpened, code) => {
    const told: unknown[] = [];
    const connectivity = createMemoryConnectivity();
    const view = createMemoryCell<CategoryView>(noCategoryView);
    let isFound = true;
    const open = createOpenCategory({
      categoryView: view,
      loadFrame: async () => ({ kind: 'ok', value: [women] }),
      findList: async (_scope, place) =>
        isFound ? { kind: 'ok', value: listForTests(place) } : { kind: 'unreachable' },
      connectivity,
      notify: (notice) => told.push(notice),
      log: createMemoryLog(),
      shopRules: { useUrlPaths: true },
    });
    const request = { by: { key: 'slug', value: 'women' }, place: firstPlace } as const;
    if (isOpened) expect(await open(request)).toBe('ready');
    isFound = false;
    expect(await open(request)).toBe('failed');
    expect(told).toEqual([]);
    connectivity.go('offline');
    view.update((now) => (isOpened ? now : noCategoryView));
    expect(await open(request)).toBe('failed');
    expect(told).toEqual([{ code }]);
    expect(view.get()).toMatchObject(isOpened ? { kind: 'ready', list: { renewal: 'failed' } } : { kind: 'failed' });
  },
);

test('of two categories the one that was asked for last is shown, whichever is found first', async () => {
  const view = createMemoryCell<CategoryView>(noCategoryView);
  const late = Promise.withResolvers<void>();
  let asked = 0;
  const open = createOpenCategory({
    categoryView: view,
    loadFrame: async () => ({ kind: 'ok', value: [women, sarees] }),
    findList: async (_scope, place) => {
      asked += 1;
      if (asked === 1) await late.promise;
      return { kind: 'ok', value: listForTests(place) };
    },
    connectivity: createMemoryConnectivity(),
    notify: () => undefined,
    log: createMemoryLog(),
    shopRules: { useUrlPaths: true },
  });
  const first = open({ by: { key: 'slug', value: 'women' }, place: firstPlace });
  await new Promise((resolve) => setImmediate(resolve)); // its list is being looked for
  await open({ by: { key: 'slug', value: 'sarees' }, place: firstPlace });
  late.resolve();
  await first;
  expect(view.get()).toMatchObject({ kind: 'ready', category: { name: 'Sarees' } });
});
