import { ContainerModule } from 'inversify';
import { createSearchScreen } from '#viewmodels/search/search-screen-model.ts';
import { ADDRESS_BAR } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { FILTER_RULES, MEDIA_BASE, SORTS } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { LOAD_MORE_RESULTS, SEARCH_SCREEN, SEARCH_VIEW } from './tokens.ts';

export const searchScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, SEARCH_SCREEN, createSearchScreen, {
    searchView: SEARCH_VIEW,
    storeView: STORE_VIEW,
    loadMore: LOAD_MORE_RESULTS,
    addressBar: ADDRESS_BAR,
    filterRules: FILTER_RULES,
    sorts: SORTS,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
