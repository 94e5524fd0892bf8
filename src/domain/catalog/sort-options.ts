/** The four ways to sort a list, in the order they are offered (CAT-070 to CAT-074). */
export const sortIds = ['created_at:desc', 'stock.is_in_stock:desc', 'price:asc', 'price:desc'] as const;

export type SortId = (typeof sortIds)[number];

/** Newest first, unless the shopper chose otherwise (CAT-067). */
export const defaultSort: SortId = 'created_at:desc';

/** The sort an address asks for; anything unknown is the default. */
export function sortIdOf(text: string | null): SortId {
  return sortIds.find((id) => id === text) ?? defaultSort;
}
