import type { Cell } from '#domain/shared/cell.ts';
import { type RecentSearches, withSearch } from './recent-searches.ts';

/** The shopper has searched for this text; the device remembers it. */
export type RememberSearch = (text: string) => Promise<void>;

export function createRememberSearch({
  recentSearches,
}: {
  readonly recentSearches: Cell<RecentSearches>;
}): RememberSearch {
  return async (text) => recentSearches.update((now) => withSearch(now, text));
}
