import { ContainerModule } from 'inversify';
import { createSuggest, createSuggestPopular } from '#domain/listing/suggest.ts';
import { createSearchPanel } from '#viewmodels/search/search-panel-model.ts';
import { FIND_AT_HAND, LOAD_FRAME, SEARCH_INDEX } from '../catalog/tokens.ts';
import { CLOCK, IS_ONLINE } from '../device/tokens.ts';
import { PANELS } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE, SHOP_RULES } from '../settings/tokens.ts';
import { MARKET, STORE_VIEW, WORDS } from '../store/tokens.ts';
import {
  RECENT_SEARCHES,
  REMEMBER_SEARCH,
  SEARCH_PANEL,
  SEARCH_TEXT,
  SUGGEST,
  SUGGEST_POPULAR,
  SUGGESTIONS,
} from './tokens.ts';

/** With what is found while a shopper types, which is wanted here alone. */
export const searchPanelModule = new ContainerModule(({ bind }) => {
  const tiles = { searchIndex: SEARCH_INDEX, market: MARKET, shopRules: SHOP_RULES };
  provide(bind, SUGGEST, createSuggest, {
    ...tiles,
    loadFrame: LOAD_FRAME,
    suggestions: SUGGESTIONS,
    findAtHand: FIND_AT_HAND,
  });
  provide(bind, SUGGEST_POPULAR, createSuggestPopular, {
    loadFrame: LOAD_FRAME,
    suggestions: SUGGESTIONS,
    shopRules: SHOP_RULES,
  });
  provide(bind, SEARCH_PANEL, createSearchPanel, {
    panels: PANELS,
    searchText: SEARCH_TEXT,
    suggestions: SUGGESTIONS,
    recentSearches: RECENT_SEARCHES,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    suggest: SUGGEST,
    suggestPopular: SUGGEST_POPULAR,
    rememberSearch: REMEMBER_SEARCH,
    clock: CLOCK,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
