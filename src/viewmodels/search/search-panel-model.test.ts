import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import type { RecentSearches } from '#domain/catalog/recent-searches.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { noSuggestions, type SuggestedAnswer } from '#domain/listing/suggestions.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../words/writing/words.ts';
import { SearchPanelModel } from './search-panel-model.ts';

function open(answer: SuggestedAnswer = { kind: 'none' }) {
  const searchText = createMemoryCell('');
  const clock = createMemoryClock();
  const asked: string[] = [];
  const model = new SearchPanelModel({
    panels: createMemoryCell(noPanels),
    searchText,
    view: createMemoryCell({ ...noSuggestions, answer }),
    recent: createMemoryCell<RecentSearches>([]),
    storeView: createMemoryCell(defaultStoreView),
    isOnline: createMemoryCell(true),
    suggest: async (text) => void asked.push(text),
    suggestPopular: async () => undefined,
    remember: async () => undefined,
    clock,
    mediaBase: '',
    words: inEnglish,
  });
  return { model, searchText, clock, asked };
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
