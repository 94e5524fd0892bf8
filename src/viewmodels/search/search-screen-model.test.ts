import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { listForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../words/writing/words.ts';
import { createSearchScreen } from './search-screen-model.ts';

function open(view: SearchView) {
  return createSearchScreen({
    view: createMemoryCell(view),
    storeView: createMemoryCell(defaultStoreView),
    loadMore: async () => 'ready',
    addressBar: { replace: () => undefined },
    filterRules: { defaultFilters: [], isMultiselect: true },
    sorts: ['created_at:desc'],
    mediaBase: '',
    words: inEnglish,
  });
}

const ready = {
  kind: 'ready',
  text: 'returns',
  isLiteral: false,
  corrected: null,
  categories: [],
  popular: [],
} as const;

test('pages of the merchant are offered at their addresses', () => {
  const pages = [{ identifier: 'returns & more', title: 'Returns and exchanges' }];
  expect(open({ ...ready, pages, list: listForTests() }).pages).toEqual([
    { name: 'Returns and exchanges', address: '/i/returns%20%26%20more' },
  ]);
  expect(open(noSearchView).pages).toEqual([]);
});
