import type { RecentSearches } from '#domain/catalog/recent-searches.ts';
import type { RememberSearch } from '#domain/catalog/remember-search.ts';
import type { LoadMore } from '#domain/listing/load-more.ts';
import type { OpenSearch } from '#domain/listing/open-search.ts';
import type { SearchView } from '#domain/listing/search-view.ts';
import type { Suggest, SuggestPopular } from '#domain/listing/suggest.ts';
import type { Suggestions } from '#domain/listing/suggestions.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { SearchPanelModel } from '#viewmodels/search/search-panel-model.ts';
import type { SearchScreenModel } from '#viewmodels/search/search-screen-model.ts';
import { token } from '../token.ts';

export const SEARCH_VIEW = token<Cell<SearchView>>('search-view');
export const SEARCH_TEXT = token<Cell<string>>('search-text');
export const SUGGESTIONS = token<Cell<Suggestions>>('suggestions');
export const RECENT_SEARCHES = token<Cell<RecentSearches>>('recent-searches');
export const OPEN_SEARCH = token<OpenSearch>('open-search');
export const LOAD_MORE_RESULTS = token<LoadMore>('load-more-results');
export const SUGGEST = token<Suggest>('suggest');
export const SUGGEST_POPULAR = token<SuggestPopular>('suggest-popular');
export const REMEMBER_SEARCH = token<RememberSearch>('remember-search');
export const SEARCH_SCREEN = token<SearchScreenModel>('search-screen');
export const SEARCH_PANEL = token<SearchPanelModel>('search-panel');

/** What a page asks for before the half that acts is there. */
export const searchForwarded = [OPEN_SEARCH, LOAD_MORE_RESULTS];
