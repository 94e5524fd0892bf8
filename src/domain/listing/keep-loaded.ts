import { type ListPlace, type ProductList, whileRenewing, withLoadedMeanwhile } from './product-list.ts';

/** A page that shows a list once it is ready. */
export type Listing =
  | { readonly kind: 'none' | 'failed' | 'blank' }
  | { readonly kind: 'ready'; readonly list: ProductList };

/** The page as it comes next, with what was loaded below its list since it was asked for, which was `before`. */
export function keepLoaded<View extends Listing>(next: View, before: View, now: View): View {
  if (next.kind !== 'ready' || before.kind !== 'ready' || now.kind !== 'ready') return next;
  return { ...next, list: withLoadedMeanwhile(next.list, before.list, now.list) };
}

/** The page while another choice of its list is on its way. */
export function renewing<View extends Listing>(now: View, place: ListPlace): View {
  return now.kind === 'ready' ? { ...now, list: whileRenewing(now.list, place) } : now;
}

/** Whether the list stands while another choice of it is on its way. */
export function isRenewing(view: Listing): boolean {
  return view.kind === 'ready' && view.list.renewal === 'loading';
}

/** The page when nobody waits for another choice of its list any more: it shows again what was chosen when it was `settled`. */
export function withoutRenewal<View extends Listing>(now: View, settled: View): View {
  if (now.kind !== 'ready' || settled.kind !== 'ready' || !isRenewing(now)) return now;
  const { chosen, sort, renewal } = settled.list;
  return { ...now, list: { ...now.list, chosen, sort, renewal } };
}
