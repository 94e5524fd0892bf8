import type { PageOutcome } from '#domain/interface/page-outcome.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { FindMore } from './find-list.ts';
import type { Listing } from './keep-loaded.ts';
import { isSameList, type ProductList, withPageBelow } from './product-list.ts';

/**
 * Adds the next page to the list (CAT-069); a failure keeps the list and is told by the outcome. `empty` when the page
 * shows another list by then.
 */
export type LoadMore = () => Promise<PageOutcome>;

type Ports<View extends Listing> = { readonly view: Cell<View>; readonly findMore: FindMore };

export function createLoadMore<View extends Listing>({ view, findMore }: Ports<View>): LoadMore {
  let running: { readonly list: ProductList; readonly outcome: Promise<PageOutcome> } | null = null;

  return async () => {
    const shown = view.get();
    if (shown.kind !== 'ready') return 'empty';
    const { list } = shown;
    if (running && goesOn(running.list, list)) return running.outcome;
    const outcome = load(list).finally(() => {
      if (running?.outcome === outcome) running = null;
    });
    running = { list, outcome };
    return outcome;
  };

  async function load(list: ProductList): Promise<PageOutcome> {
    const found = await findMore(list);
    if (found.kind !== 'ok') return 'failed';
    const now = view.get();
    if (now.kind !== 'ready' || !goesOn(list, now.list)) return 'empty';
    view.update(() => ({ ...now, list: withPageBelow(now.list, found.value) }));
    return 'ready';
  }
}

/** The list may have been asked for once more meanwhile. */
function goesOn(before: ProductList, now: ProductList): boolean {
  return isSameList(before, now) && before.lastPage === now.lastPage;
}
