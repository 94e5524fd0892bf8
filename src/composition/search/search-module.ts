import { ContainerModule } from 'inversify';
import { createRememberSearch } from '#domain/catalog/remember-search.ts';
import { createLoadMore } from '#domain/listing/load-more.ts';
import { createOpenSearch } from '#domain/listing/open-search.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
import { FIND_LIST, FIND_MORE, LOAD_FRAME, SEARCH_INDEX } from '../catalog/tokens.ts';
import { PAGE_GATEWAY } from '../content/tokens.ts';
import { provide } from '../provide.ts';
import { SHOP_RULES } from '../settings/tokens.ts';
import { LOAD_MORE_RESULTS, OPEN_SEARCH, RECENT_SEARCHES, REMEMBER_SEARCH, SEARCH_VIEW } from './tokens.ts';

/** Finding products by words. */
export const searchModule = new ContainerModule(({ bind }) => {
  provide(bind, OPEN_SEARCH, createOpenSearch, {
    searchView: SEARCH_VIEW,
    searchIndex: SEARCH_INDEX,
    loadFrame: LOAD_FRAME,
    findList: FIND_LIST,
    pageGateway: PAGE_GATEWAY,
    rememberSearch: REMEMBER_SEARCH,
    shopRules: SHOP_RULES,
  });
  provide(bind, LOAD_MORE_RESULTS, createLoadMore<SearchView>, { view: SEARCH_VIEW, findMore: FIND_MORE });
  provide(bind, REMEMBER_SEARCH, createRememberSearch, { recentSearches: RECENT_SEARCHES });
});
