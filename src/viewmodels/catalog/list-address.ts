import { defaultSort, type SortId } from '#domain/catalog/sort-options.ts';

/** Which part of a list an address shows; `page` counts from 0, in the address from 1. */
export type ListPlace = { readonly sort: SortId; readonly page: number };

/** The address of a list; what is usual is left out, so that each list has one address. */
export function listAddress(address: string, { sort, page }: ListPlace): string {
  const parts = [sort !== defaultSort && `sort=${sort}`, page > 0 && `page=${page + 1}`].filter(Boolean);
  return parts.length === 0 ? address : `${address}?${parts.join('&')}`;
}
