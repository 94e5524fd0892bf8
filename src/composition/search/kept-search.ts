import { readStoredSearches } from '#adapters/stored/stored-searches.ts';
import { noRecentSearches } from '#domain/catalog/recent-searches.ts';
import { keptArea } from '../device/kept-area.ts';
import { DEVICE_STORE } from '../device/tokens.ts';
import { RECENT_SEARCHES } from './tokens.ts';

export const keptRecentSearches = keptArea({
  name: RECENT_SEARCHES,
  area: 'recentSearches',
  initial: noRecentSearches,
  store: DEVICE_STORE,
  parse: readStoredSearches,
});
