/**
 * The four ways to sort a list (CAT-070 to CAT-073), and the one that India asks of who imports; which are offered, and in
 * which order, the merchant says.
 */
export const sortIds = [
  'created_at:desc',
  'stock.is_in_stock:desc',
  'price:asc',
  'price:desc',
  'country_of_origin:asc',
] as const;

/** The order of a search that was not sorted: the best match first. Only searches have it. */
export const relevance = 'relevance';

export type SortId = (typeof sortIds)[number] | typeof relevance;

/** Newest first, unless the shopper chose otherwise (CAT-067). */
export const defaultSort: SortId = 'created_at:desc';

/** The sort an address asks for; anything unknown is the usual one. */
export function sortIdOf(text: string | null, usual: SortId = defaultSort): SortId {
  return sortIds.find((id) => id === text) ?? usual;
}
