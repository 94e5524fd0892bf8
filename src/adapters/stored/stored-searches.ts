import { readable, text, valueOrNull } from '#adapters/wire/parser.ts';
import { noRecentSearches, type RecentSearches, withSearch } from '#domain/catalog/recent-searches.ts';

const storedTexts = readable(text);

/** What was searched for, as a device kept it; null when it is none. */
export function readStoredSearches(stored: unknown): RecentSearches | null {
  const found = valueOrNull(storedTexts, stored);
  return found ? found.items.toReversed().reduce(withSearch, noRecentSearches) : null;
}
