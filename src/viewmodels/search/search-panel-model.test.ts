import { expect, test } from 'vitest';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import type { RecentSearches } from '#domain/catalog/recent-searches.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { noSuggestions, type SuggestedAnswer } from '#domain/listing/suggestions.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { tileForTests } from '../catalog/tile-for-tests.ts';
import { inEnglish } from '../messages/writing/messages.ts';
import { SearchPanelModel } from './search-panel-model.ts';

function open(answer: SuggestedAnswer = { kind: 'none' }) {
  const searchText = createMemoryCell('');
  const clock = createMemoryClock();
  const asked: string[] = [];
  const remembered: string[] = [];
  const model = new SearchPanelModel({
    panels: createMemoryCell(noPanels),
    searchText,
    suggestions: createMemoryCell({ ...noSuggestions, answer }),
    recentSearches: createMemoryCell<RecentSearches>([]),
    storeView: createMemoryCell(defaultStoreView),
    isOnline: createMemoryCell(true),
    suggest: async (text) => void asked.push(text),
    suggestPopular: async () => undefined,
    rememberSearch: async (text) => void remembered.push(text),
    clock,
    mediaBase: '',
    messages: inEnglish,
  });
  return { model, searchText, clock, asked, remembered };
}

test('CAT-064 what is typed in haste is looked for once, when typing rests', async () => {
  const { model, searchText, clock, asked } = open();
  const looks = ['sil', 'silk'].map((text) => {
    searchText.update(() => text);
    return model.look();
  });
  expect(asked).toEqual([]);
  await clock.advance(1_000);
  await Promise.all(looks);
  expect(asked).toEqual(['silk']);
});

test('CAT-064 what matches nothing is said to the eye and aloud', () => {
  const { model } = open({ kind: 'found', text: 'zzqq', phrases: [], tiles: [], total: 0, categories: [] });
  expect(model.hasFoundNothing).toBe(true);
  expect(model.nothingText).toContain('zzqq');
  expect(model.status).not.toBe('');
});

const found = {
  kind: 'found',
  text: 'silk',
  phrases: ['silk saree'],
  tiles: [tileForTests({ sku: 'A' })],
  total: 3,
  categories: [{ id: 3, name: 'Silk', address: '/c/silk' }],
} as const satisfies SuggestedAnswer;

test('what a text finds is offered, with the way to all of it', () => {
  const { model } = open(found);
  expect(model.cards.map(({ sku, price }) => [sku, price.current])).toEqual([['A', '₹1,500']]);
  expect(model.categories).toEqual(found.categories);
  expect(model.phrases).toEqual([{ name: 'silk saree', address: '/search?q=silk%20saree' }]);
  expect(model.all).toMatchObject({ address: '/search?q=silk' });
  expect([model.hasFoundNothing, model.trouble]).toEqual([false, null]);
  expect(open({ ...found, total: 1 }).model.all).toBeNull();
});

test('where nothing was asked nothing is offered and nothing is missing', () => {
  const { model } = open();
  expect([model.cards, model.categories, model.phrases, model.all]).toEqual([[], [], [], null]);
  expect([model.hasFoundNothing, model.trouble, model.status]).toEqual([false, null, '']);
});

test('where the shop did not answer, what the device knows is offered and the trouble is told', () => {
  const { model } = open({ kind: 'failed', text: 'silk', tiles: found.tiles, categories: found.categories });
  expect([model.cards.length, model.categories.length, model.all]).toEqual([1, 1, null]);
  expect(model.trouble).not.toBeNull();
  expect(model.status).toBe(model.trouble);
});

test('what a shopper follows an offer for is remembered, and nothing is before there is one', () => {
  const none = open();
  none.model.remember();
  expect(none.remembered).toEqual([]);
  const { model, searchText, remembered } = open(found);
  searchText.update(() => 'silk');
  model.remember();
  expect([remembered, model.recent]).toEqual([['silk'], []]);
});
