import { type SortId, sortIdOf } from '#domain/catalog/sort-options.ts';

/** What the address of a list says: the order, and the page counted from 0. */
export type ListAddress = { readonly sort: SortId; readonly page: number };

const LAST_PAGE = 416; // the API answers no further than 10,000 results

/** Reads `?sort=price:asc&page=2`, where pages count from 1; what cannot be read is the default. */
export function listAddressOf(query: URLSearchParams): ListAddress {
  const page = query.get('page') ?? '';
  const number = /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1;
  return { sort: sortIdOf(query.get('sort')), page: Math.min(number, LAST_PAGE) - 1 };
}
