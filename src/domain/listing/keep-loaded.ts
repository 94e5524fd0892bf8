import { type ProductList, withLoadedMeanwhile } from './product-list.ts';

/** A page that shows a list once it is ready. */
export type Listing =
  | { readonly kind: 'none' | 'failed' | 'blank' }
  | { readonly kind: 'ready'; readonly list: ProductList };

/** The page as it comes next, with what was loaded below its list since it was asked for, which was `before`. */
export function keepLoaded<View extends Listing>(next: View, before: View, now: View): View {
  if (next.kind !== 'ready' || before.kind !== 'ready' || now.kind !== 'ready') return next;
  return { ...next, list: withLoadedMeanwhile(next.list, before.list, now.list) };
}
