import { expect, test } from 'vitest';
import { createMemoryPageGateway } from '#adapters/memory/memory-page-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Category } from '#domain/catalog/category.ts';
import { skuOf } from '#domain/catalog/product.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { categoryForTests, listForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { kurta } from '#viewmodels/product/product-for-tests.ts';
import { dress } from './dress-for-tests.ts';
import { firstPlace } from './first-place-for-tests.ts';
import { createOpenSearch, type SearchRequest } from './open-search.ts';
import type { ListScope } from './product-list.ts';
import { noSearchView, type SearchView } from './search-view.ts';

/** A search whose lists and catalog answer as told. */
function searching({ total = 1, isFound = () => true, categories = [categoryForTests('Dresses', 29)] }: Told = {}) {
  const view = createMemoryCell<SearchView>(noSearchView);
  const search = createMemorySearchIndex();
  const remembered: string[] = [];
  const scopes: ListScope[] = [];
  const open = createOpenSearch({
    searchView: view,
    searchIndex: search,
    pageGateway: createMemoryPageGateway(),
    loadFrame: async () => (categories ? { kind: 'ok', value: categories } : { kind: 'unreachable' }),
    findList: async (scope, place) => {
      scopes.push(scope);
      const tiles = total > 0 ? [dress] : [];
      return isFound()
        ? { kind: 'ok', value: { ...listForTests(place), scope, tiles, total } }
        : { kind: 'unreachable' };
    },
    rememberSearch: async (text) => void remembered.push(text),
    shopRules: { useUrlPaths: true },
  });
  const ask = (text: string, change: Partial<SearchRequest> = {}) =>
    open({ text, isLiteral: false, place: firstPlace, ...change });
  return { view, search, ask, remembered, scopes };
}

type Told = {
  readonly total?: number;
  readonly isFound?: () => boolean;
  readonly categories?: readonly Category[] | null;
};

const department = { ...categoryForTests('Women', 20), level: 2 };
const shelf = { ...categoryForTests('Kurtas', 21), level: 3, parentId: 20 };

test('a search without a word offers where to begin, and nothing where the categories cannot be had', async () => {
  const known = searching({ categories: [department, shelf] });
  expect(await known.ask(' ')).toEqual({ kind: 'ready' });
  expect(known.view.get()).toMatchObject({ kind: 'blank', popular: [{ name: 'Kurtas' }] });
  const unknown = searching({ categories: null });
  await unknown.ask(' ');
  expect(unknown.view.get()).toEqual({ kind: 'blank', popular: [] });
});

test.each([
  ['nothing', 0, ['Kurtas']],
  ['something', 1, []],
])('what found %s is %i pieces: the ways on are %j', async (_what, total, ways) => {
  const { ask, view } = searching({ total, categories: [department, shelf] });
  await ask('velvet');
  const now = view.get();
  expect(now.kind === 'ready' && now.popular.map(({ name }) => name)).toEqual(ways);
});

test('only what found something is remembered', async () => {
  const [full, empty] = [searching(), searching({ total: 0 })];
  await full.ask('dress');
  await empty.ask('velvet');
  expect([full.remembered, empty.remembered]).toEqual([['dress'], []]);
});

test('whoever insists on the spelling is searched for by how names begin, word by word', async () => {
  const { ask, scopes } = searching();
  await ask('Blakc dress', { isLiteral: true });
  await ask('dress');
  expect(scopes).toEqual([
    {
      text: '',
      conditions: [
        { field: 'name', kind: 'begins', start: 'blakc' },
        { field: 'name', kind: 'begins', start: 'dress' },
      ],
    },
    { text: 'dress', conditions: [] },
  ]);
});

test('a search that cannot be asked has failed; its list stays where it is shown, and says so', async () => {
  let isFound = false;
  const { ask, view } = searching({ isFound: () => isFound });
  expect(await ask('dress')).toEqual({ kind: 'failed' });
  expect(view.get()).toEqual({ kind: 'failed' });
  isFound = true;
  await ask('dress');
  isFound = false;
  expect(await ask('dress', { place: { ...firstPlace, sort: 'price:asc' } })).toEqual({ kind: 'failed' });
  expect(view.get()).toMatchObject({ kind: 'ready', list: { sort: 'price:asc', tiles: [dress], renewal: 'failed' } });
});

test.each([
  ['another text', 'saree', {}],
  ['the same, spelled just so', 'dress', { isLiteral: true }],
])('the list of another search, such as %s, does not stay', async (_what, text, change) => {
  let isFound = true;
  const { ask, view } = searching({ isFound: () => isFound });
  await ask('dress');
  isFound = false;
  await ask(text, change);
  expect(view.get()).toEqual({ kind: 'failed' });
});

const tee = productForTests('TEE-1', { ...kurta(), sku: skuOf('TEE-1'), urlPath: 'women/tee' });

test.each([
  ['a product', 'tee-1', '/women/tee'],
  ['a variant', 'indigo-s-1', '/p/K/kurta/INDIGO-S-1'],
])('the article number of %s leads to its page', async (_what, number, address) => {
  const { ask, search } = searching();
  search.put({ ...tee, variants: tee.variants.map((each) => ({ ...each, sku: skuOf(`${each.sku}-1`) })) });
  expect(await ask(number)).toEqual({ kind: 'product', address });
});

test.each([
  ['of a piece that is listed nowhere', 'TEE-1', {}, { visibility: 1 }],
  ['that nothing has', 'TEE-2', {}, {}],
  ['whose spelling is insisted on', 'TEE-1', { isLiteral: true }, {}],
  ['whose list is narrowed', 'TEE-1', { place: { ...firstPlace, chosen: { color: ['49'] } } }, {}],
  ['whose list begins further down', 'TEE-1', { place: { ...firstPlace, firstPage: 1, lastPage: 1 } }, {}],
])('an article number %s is searched for like any text', async (_what, number, request, change) => {
  const { ask, search } = searching();
  search.put({ ...tee, ...change });
  expect(await ask(number, request)).toEqual({ kind: 'ready' });
});
