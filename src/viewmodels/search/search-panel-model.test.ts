import { expect, test } from 'vitest';
import { createMemoryCell } from '#adapters/memory/memory-cell.ts';
import { createMemoryClock } from '#adapters/memory/memory-clock.ts';
import type { RecentSearches } from '#domain/catalog/recent-searches.ts';
import { noPanels } from '#domain/interface/panels.ts';
import { noSuggestions } from '#domain/pricing/suggestions.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { inEnglish } from '../words/words.ts';
import { SearchPanelModel } from './search-panel-model.ts';

test('CAT-064 what is typed in haste is looked for once, when typing rests', async () => {
  const searchText = createMemoryCell('');
  const clock = createMemoryClock();
  const asked: string[] = [];
  const model = new SearchPanelModel({
    panels: createMemoryCell(noPanels),
    searchText,
    view: createMemoryCell(noSuggestions),
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
  const looks = ['sil', 'silk'].map((text) => {
    searchText.update(() => text);
    return model.look();
  });
  expect(asked).toEqual([]);
  await clock.advance(1_000);
  await Promise.all(looks);
  expect(asked).toEqual(['silk']);
});
