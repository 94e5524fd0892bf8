/**
 * How opening a page ended, for whoever decides about addresses and status codes.
 *
 * - `ready`: the page has its data.
 * - `empty`: the catalog has nothing (to show) there: home with a notice (ROUTE-47, ROUTE-48).
 * - `failed`: the shop could not be asked; the page opens in its error state (ROUTE-49).
 */
export type PageOutcome = 'ready' | 'empty' | 'failed';

/** As above for an address nobody knows yet: `not-found` when it is neither a product nor a category (ROUTE-36). */
export type AddressOutcome =
  | { readonly kind: 'product'; readonly outcome: PageOutcome }
  | { readonly kind: 'category'; readonly outcome: PageOutcome }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly asked: 'product' | 'category' };
