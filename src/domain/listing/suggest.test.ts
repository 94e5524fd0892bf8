import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { usualMarket } from '#adapters/memory/usual-market.ts';
import { productForTests } from '#domain/catalog/product-for-tests.ts';
import { createFindAtHand } from './at-hand.ts';
import { createSuggest } from './suggest.ts';
import { noSuggestions } from './suggestions.ts';
import { tileForTests } from './tile-for-tests.ts';

const catalog = { market: () => usualMarket, rules: { listOutOfStockProducts: true, useUrlPaths: true } };
const kept = [
  productForTests('K1', { name: 'Silk Cape' }),
  productForTests('K2', { name: 'Silk Lining', visibility: 1 }),
];

test('CAT-064 without a network the pieces of the pages seen and of all that the device keeps are found', async () => {
  const view = createMemoryCell(noSuggestions);
  const suggest = createSuggest({
    view,
    search: createMemorySearchIndex({ isReachable: () => false }),
    loadCategories: async () => ({ kind: 'unreachable' }),
    ...catalog,
    findAtHand: createFindAtHand({
      ...catalog,
      atHand: () => [{ ...tileForTests('S1'), name: 'Silk Stole' }],
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
