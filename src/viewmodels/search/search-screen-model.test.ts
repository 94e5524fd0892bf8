import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { noSearchView, type SearchView } from '#domain/listing/search-view.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { listForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { createSearchScreen } from './search-screen-model.ts';

function open(view: SearchView) {
  return createSearchScreen({
    searchView: createMemoryCell(view),
    storeView: createMemoryCell(defaultStoreView),
    loadMoreResults: async () => 'ready',
    addressBar: { replace: () => undefined },
    filterRules: { defaultFilters: [], isMultiselect: true },
    sorts: ['created_at:desc'],
    mediaBase: '',
    messages: inEnglish,
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

test.each<readonly [SearchView, string]>([
  [noSearchView, 'failed'],
  [{ kind: 'failed' }, 'failed'],
  [{ kind: 'blank', popular: [] }, 'blank'],
  [{ ...ready, pages: [], list: listForTests() }, 'ready'],
])('what a text finds is shown, and where nobody answered that is said: %#', (view, state) => {
  expect(open(view).state).toBe(state);
});

test('what was understood instead of what was typed is told, with the way to the very words', () => {
  const model = open({ ...ready, text: 'kurda', corrected: 'kurta', pages: [], list: listForTests() });
  expect([model.text, model.corrected, model.forgivingAddress]).toEqual(['kurda', 'kurta', null]);
  expect(model.literalAddress).toContain('kurda');
  expect([open(noSearchView).corrected, open(noSearchView).text]).toEqual([null, '']);
});

test('the sizes that a text names are told', () => {
  const sizesOf = (sizes: readonly string[] | null) =>
    open({ ...ready, text: 'size m or l', pages: [], list: listForTests({ sizes }) }).sizes;
  expect([sizesOf(['M', 'L']), sizesOf([]), sizesOf(null), open(noSearchView).sizes]).toEqual(['M, L', '', '', '']);
});

test('a search for the very words has the way back to the one that forgives', () => {
  const model = open({ ...ready, isLiteral: true, pages: [], list: listForTests() });
  expect(model.forgivingAddress).toBe('/search?q=returns');
});

test('where all words together find nothing, each can be left out', () => {
  const names = (text: string, total = 0) =>
    open({ ...ready, text, pages: [], list: listForTests({ total }) }).shorter.map(({ name }) => name);
  expect([names('red silk saree'), names('saree')]).toEqual([['silk saree', 'red saree', 'red silk'], []]);
});

test('popular searches are a way on where nothing was asked, and none where nobody answered', () => {
  const popular = [{ id: 3, name: 'Sarees', address: '/c/sarees' }];
  expect(open({ kind: 'blank', popular }).popular).toEqual(popular);
  expect(open({ ...ready, popular, pages: [], list: listForTests() }).popular).toEqual(popular);
  expect(open(noSearchView).popular).toEqual([]);
});
