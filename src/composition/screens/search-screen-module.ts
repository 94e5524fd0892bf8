import { ContainerModule } from 'inversify';
import { createSearchScreen } from '#viewmodels/search/search-screen-model.ts';
import { provide } from '../provide.ts';
import { SEARCH_SCREEN } from '../screen-tokens.ts';
import {
  ADDRESS_BAR,
  FILTER_RULES,
  IS_ONLINE,
  LOAD_MORE_RESULTS,
  MEDIA_BASE,
  SEARCH_VIEW,
  SORTS,
  STORE_VIEW,
  WORDS,
} from '../tokens.ts';

export const searchScreenModule = new ContainerModule(({ bind }) => {
  provide(bind, SEARCH_SCREEN, createSearchScreen, {
    view: SEARCH_VIEW,
    storeView: STORE_VIEW,
    isOnline: IS_ONLINE,
    loadMore: LOAD_MORE_RESULTS,
    addressBar: ADDRESS_BAR,
    filterRules: FILTER_RULES,
    sorts: SORTS,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
