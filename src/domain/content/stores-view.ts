import type { StoreLocation } from './store-location.ts';

/** The shops to walk into, as the page of them has them; `at` is the hour of the answer, in milliseconds. */
export type StoresView =
  | { readonly kind: 'none' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'ready'; readonly stores: readonly StoreLocation[]; readonly at: number };

export const noStoresView: StoresView = { kind: 'none' };
