import type { Cell } from '#domain/shared/cell.ts';
import { isRenewing, keepLoaded, type Listing, renewing, withoutRenewal } from './keep-loaded.ts';
import type { ListPlace } from './product-list.ts';

/** What came of a request: the page as it is then, and in `follows` what changes of it once more, when that is known. */
export type Opened<View, Outcome> = {
  readonly outcome: Outcome;
  readonly change: (now: View) => View;
  readonly follows?: Promise<(now: View) => View> | undefined;
};

type Steps<View, Request, Outcome> = {
  /** Whether the page shows the list that is asked for, in whatever choice. */
  readonly isShown: (view: View, request: Request) => boolean;
  readonly open: (request: Request, before: View, signal?: AbortSignal) => Promise<Opened<View, Outcome>>;
  /** Hears what came of the request that counts. */
  readonly onOutcome?: (outcome: Outcome, request: Request) => void;
};

/**
 * While a list is narrowed or sorted, it stays. Of several requests the last one counts; nothing is kept of one that is
 * given up.
 */
export function createOpenList<View extends Listing, Request extends { readonly place: ListPlace }, Outcome>(
  view: Cell<View>,
  { isShown, open, onOutcome }: Steps<View, Request, Outcome>,
): (request: Request, signal?: AbortSignal) => Promise<Outcome> {
  let asked = 0;
  let settled = view.get();

  return async (request, signal) => {
    asked += 1;
    const mine = asked;
    if (!isRenewing(view.get())) settled = view.get();
    view.update((now) => (isShown(now, request) ? renewing(now, request.place) : now));
    const before = view.get();
    const { outcome, change, follows } = await open(request, before, signal);
    if (mine !== asked) return outcome;
    if (signal?.aborted) {
      view.update((now) => withoutRenewal(now, settled));
      return outcome;
    }
    onOutcome?.(outcome, request);
    view.update((now) => keepLoaded(change(now), before, now));
    void follows?.then((further) => view.update(further));
    return outcome;
  };
}
