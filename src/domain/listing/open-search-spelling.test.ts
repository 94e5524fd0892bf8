import { expect, test } from 'vitest';
import { createMemoryPageGateway } from '#adapters/memory/memory-page-gateway.ts';
import { createMemorySearchIndex } from '#adapters/memory/memory-search-index.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { Correction } from '#domain/catalog/words.ts';
import { categoryForTests, listForTests } from '#viewmodels/catalog/tile-for-tests.ts';
import { dress } from './dress-for-tests.ts';
import { firstPlace } from './first-place-for-tests.ts';
import { createOpenSearch } from './open-search.ts';
import { noSearchView, type SearchView } from './search-view.ts';

/** What is found with a text for which the catalog finds a dress, and tells these corrections. */
async function found(
  text: string,
  corrections: readonly Correction[] | null = [],
  isLiteral = false,
  arePagesLost = false,
) {
  const pages = createMemoryPageGateway();
  pages.write({
    id: 1,
    identifier: 'returns',
    title: 'Returns and exchanges',
    description: '',
    content: '',
    updatedAt: '',
  });
  if (arePagesLost) pages.cut();
  const view = createMemoryCell<SearchView>(noSearchView);
  const open = createOpenSearch({
    searchView: view,
    searchIndex: createMemorySearchIndex(),
    pageGateway: pages,
    loadFrame: async () => ({ kind: 'ok', value: [categoryForTests('Dresses', 29)] }),
    findList: async (_scope, place) => ({
      kind: 'ok',
      value: { ...listForTests(place), tiles: [dress], total: 1, corrections },
    }),
    rememberSearch: async () => undefined,
    shopRules: { useUrlPaths: true },
  });
  await open({ text, isLiteral, place: firstPlace });
  const now = view.get();
  if (now.kind !== 'ready') throw new Error(`The search is ${now.kind}.`);
  return now;
}

async function understood(...asked: Parameters<typeof found>) {
  return (await found(...asked)).corrected;
}

test.each(['black dress', 'under 5000', 'dress under 5000', 'block dresss'])(
  '"%s" stays what it is where the catalog took no word for another',
  async (text) => {
    expect(await understood(text, [])).toBeNull();
  },
);

test('what the catalog took for another word is told', async () => {
  expect(await understood('Blakc DRESS', [{ typed: 'blakc', meant: 'black' }])).toBe('black dress');
});

test('where the catalog does not tell, the found names do; a number is no mistyped one', async () => {
  expect(await understood('blokc dress', null)).toBe('block dress');
  expect(await understood('dress 5000', null)).toBeNull();
});

test('whoever insists on the spelling is not corrected', async () => {
  expect(await understood('blakc', [{ typed: 'blakc', meant: 'black' }], true)).toBeNull();
});

test('pages of the merchant are offered that a text may mean', async () => {
  expect((await found('returns')).pages).toEqual([{ identifier: 'returns', title: 'Returns and exchanges' }]);
  expect((await found('dress')).pages).toEqual([]);
});

test('a search goes without pages that cannot be had, and one that insists on its spelling needs none', async () => {
  expect(await found('returns', [], false, true)).toMatchObject({ pages: [], list: { total: 1 } });
  expect((await found('returns', [], true)).pages).toEqual([]);
});
