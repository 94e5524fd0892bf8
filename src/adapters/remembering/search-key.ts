import { createHash } from 'node:crypto';
import type { SearchQuery } from '#domain/catalog/search-query.ts';
import type { PriceGroup } from '#domain/session/price-group.ts';

/** Everything that decides what a search finds, and at which prices. */
export type KeyOfSearch = {
  /** Names the store view; '' where the shop has only one. */
  readonly store: string;
  /** In which country and currency it is asked. */
  readonly market: string;
  readonly type: string;
  readonly query: SearchQuery;
  /** Whose prices; null for everybody's. The proof of it says nothing of the answer. */
  readonly group: Pick<PriceGroup, 'groupId'> | null;
};

/**
 * One key for one search (CAT-053, CAT-054). It is a hash that nobody can aim at: answers are for all shoppers, and a text
 * that somebody types must never stand in for another one.
 */
export function searchKey({ store, market, type, query, group }: KeyOfSearch): string {
  const { text, conditions, facets, size, start, sort, priceRanges = [] } = query;
  const told = [store, market, type, text, conditions, facets, priceRanges, size, start, sort, group?.groupId ?? null];
  return createHash('sha256').update(JSON.stringify(told)).digest('base64');
}
