import type { SearchQuery } from '#domain/catalog/search-query.ts';

/** A page as GraphQL counts them, and where what is wanted begins on it. */
export type GraphqlPage = { readonly pageSize: number; readonly currentPage: number; readonly skipped: number };

const LARGEST_PAGE = 4_000; // docs/api/schema.graphql

/** The smallest page that holds all of what is wanted: pages follow each other from the start, a search may begin anywhere. */
export function pageAround({ start, size }: Pick<SearchQuery, 'start' | 'size'>): GraphqlPage {
  for (let pageSize = size; pageSize < Math.min(start + size, LARGEST_PAGE); pageSize += 1) {
    const skipped = start % pageSize;
    if (skipped + size <= pageSize) return { pageSize, currentPage: Math.floor(start / pageSize) + 1, skipped };
  }
  return { pageSize: start + size, currentPage: 1, skipped: start };
}
