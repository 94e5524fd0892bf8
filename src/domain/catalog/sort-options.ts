/** The four ways to sort a list, in the order they are offered (CAT-070 to CAT-074). */
export const sortOptions = [
  { id: 'created_at:desc', label: 'Latest' },
  { id: 'stock.is_in_stock:desc', label: 'Availability' },
  { id: 'price:asc', label: 'Price low to high' },
  { id: 'price:desc', label: 'Price high to low' },
] as const;

export type SortId = (typeof sortOptions)[number]['id'];

/** Newest first, unless the shopper chose otherwise (CAT-067). */
export const defaultSort: SortId = 'created_at:desc';

/** The sort an address asks for; anything unknown is the default. */
export function sortIdOf(text: string | null): SortId {
  return sortOptions.find(({ id }) => id === text)?.id ?? defaultSort;
}
