import { expect, test } from 'vitest';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { LoadCategories } from '#domain/catalog/load-categories.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { categoryForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { createFindCachedProducts, nothingOffline } from './find-cached-products.ts';
import { createSuggest, createSuggestPopular } from './suggest.ts';
import { noSuggestions } from './suggestions.ts';
import { tileForTests } from './tile-for-tests.ts';

const catalog = { market: () => usualMarket, shopRules: { listOutOfStockProducts: true, useUrlPaths: true } };
const kept = [
  productForTests('K1', { name: 'Silk Cape' }),
  productForTests('K2', { name: 'Silk Lining', visibility: 1 }),
];

test('CAT-064 without a network the pieces of the pages seen and of all that the device keeps are found', async () => {
  const view = createMemoryCell(noSuggestions);
  const suggest = createSuggest({
    suggestions: view,
    searchIndex: createMemorySearchIndex({ isReachable: () => false }),
    loadFrame: async () => ({ kind: 'unreachable' }),
    ...catalog,
    findCachedProducts: createFindCachedProducts({
      ...catalog,
      cachedProducts: () => [{ ...tileForTests('S1'), name: 'Silk Stole' }],
      keptProducts: async () => kept,
    }),
  });
  await suggest('silk');
  const { answer } = view.get();
  expect(answer.kind).toBe('failed');
  expect(answer.kind === 'failed' && answer.tiles.map(({ name }) => name).toSorted()).toEqual([
    'Silk Cape',
    'Silk Stole',
  ]);
});

const department = { ...categoryForTests('Women', 20), level: 2 };
const shelf = { ...categoryForTests('Silk sarees', 21), level: 3, parentId: 20 };

function suggesting(loadCategories: LoadCategories = async () => ({ kind: 'ok', value: [department, shelf] })) {
  const view = createMemoryCell(noSuggestions);
  const search = createMemorySearchIndex();
  const findCachedProducts = async () => nothingOffline;
  const suggest = createSuggest({
    suggestions: view,
    searchIndex: search,
    loadFrame: loadCategories,
    ...catalog,
    findCachedProducts,
  });
  const suggestPopular = createSuggestPopular({
    suggestions: view,
    loadFrame: loadCategories,
    shopRules: catalog.shopRules,
  });
  return { view, search, suggest, suggestPopular };
}

test('CAT-064 what is found comes with how the search may go on, its categories, and how much there is', async () => {
  const { view, search, suggest } = suggesting();
  search.put(...Array.from({ length: 8 }, (_, at) => productForTests(`S${at}`, { id: at + 1, name: 'Silk Cape' })));
  await suggest(' silk ');
  const { answer } = view.get();
  expect(answer).toMatchObject({
    kind: 'found',
    text: 'silk',
    phrases: ['silk cape'],
    total: 8,
    categories: [{ name: 'Silk sarees' }],
  });
  expect(answer.kind === 'found' && answer.tiles.map(({ sku }) => sku)).toHaveLength(6);
});

test.each(['si', ' si ', '...'])('CAT-064 nothing is offered for "%s", and nobody is asked', async (text) => {
  const { view, search, suggest } = suggesting();
  await suggest(text);
  expect([view.get().answer, search.calls()]).toEqual([{ kind: 'none' }, []]);
});

test('a word that means nothing yet is taken for the beginning of one, of pieces that lists show', async () => {
  const { view, search, suggest } = suggesting();
  search.put(productForTests('S1', { id: 1, name: 'Chanderi' }));
  search.put(productForTests('S2', { id: 2, name: 'Chanderi', visibility: 1 }));
  await suggest('cha');
  const { answer } = view.get();
  expect(answer.kind === 'found' && answer.tiles.map(({ sku }) => sku)).toEqual(['S1']);
});

test('pieces are offered also where the categories cannot be had', async () => {
  const { view, search, suggest, suggestPopular } = suggesting(async () => ({ kind: 'unreachable' }));
  search.put(productForTests('S1', { name: 'Silk Cape' }));
  await suggest('silk');
  await suggestPopular();
  expect(view.get()).toMatchObject({ popular: [], answer: { kind: 'found', total: 1, categories: [] } });
});

test('before anything is typed the shop offers where to begin', async () => {
  const { view, suggestPopular } = suggesting();
  await suggestPopular();
  expect(view.get()).toMatchObject({ popular: [{ name: 'Silk sarees' }], answer: { kind: 'none' } });
});

test('of several texts the last one counts, whichever is answered first', async () => {
  const { view, search, suggest } = suggesting();
  search.put(productForTests('S1', { name: 'Silk Cape' }));
  const goOn = search.hold();
  const first = suggest('silk');
  const last = suggest('si');
  await last;
  goOn();
  await first;
  expect(view.get().answer).toEqual({ kind: 'none' });
});
