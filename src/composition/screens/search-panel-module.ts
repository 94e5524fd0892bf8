import { ContainerModule } from 'inversify';
import { createSearchPanel } from '#viewmodels/search/search-panel-model.ts';
import { provide } from '../provide.ts';
import { SEARCH_PANEL } from '../screen-tokens.ts';
import {
  CLOCK,
  IS_ONLINE,
  MEDIA_BASE,
  PANELS,
  RECENT_SEARCHES,
  REMEMBER_SEARCH,
  SEARCH_TEXT,
  STORE_VIEW,
  SUGGEST,
  SUGGEST_POPULAR,
  SUGGESTIONS,
  WORDS,
} from '../tokens.ts';

export const searchPanelModule = new ContainerModule(({ bind }) => {
  provide(bind, SEARCH_PANEL, createSearchPanel, {
    panels: PANELS,
    searchText: SEARCH_TEXT,
    view: SUGGESTIONS,
    recent: RECENT_SEARCHES,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    suggest: SUGGEST,
    suggestPopular: SUGGEST_POPULAR,
    remember: REMEMBER_SEARCH,
    clock: CLOCK,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
