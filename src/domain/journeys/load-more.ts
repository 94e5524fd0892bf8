import type { FindMore } from '#domain/pricing/find-list.ts';
import type { ProductList } from '#domain/pricing/product-list.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { PageOutcome } from './page-outcome.ts';

/** Adds the next page to the list (CAT-069); a failure keeps the list and is told by the outcome. */
export type LoadMore = () => Promise<PageOutcome>;

/** A page that shows a list once it is ready. */
type Listing = { readonly kind: 'none' | 'failed' | 'blank' } | { readonly kind: 'ready'; readonly list: ProductList };

type Ports<View extends Listing> = { readonly view: Cell<View>; readonly findMore: FindMore };

export function createLoadMore<View extends Listing>({ view, findMore }: Ports<View>): LoadMore {
  let loading: Promise<PageOutcome> | null = null;

  return () => {
    loading ??= load().finally(() => {
      loading = null;
    });
    return loading;
  };

  async function load(): Promise<PageOutcome> {
    const shown = view.get();
    if (shown.kind !== 'ready') return 'empty';
    const found = await findMore(shown.list);
    if (found.kind !== 'ok') return 'failed';
    view.update((now) => (now === shown ? { ...now, list: found.value } : now));
    return 'ready';
  }
}
