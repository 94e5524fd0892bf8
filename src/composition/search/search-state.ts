import { ContainerModule } from 'inversify';
import { noSearchView } from '#domain/listing/search-view.ts';
import { noSuggestions } from '#domain/listing/suggestions.ts';
import { provideState } from '../provide.ts';
import { SEARCH_TEXT, SEARCH_VIEW, SUGGESTIONS } from './tokens.ts';

export const searchState = new ContainerModule(({ bind }) => {
  provideState(bind, SEARCH_VIEW, 'search', noSearchView);
  provideState(bind, SEARCH_TEXT, 'searchText', '');
  provideState(bind, SUGGESTIONS, 'suggestions', noSuggestions);
});
