import { type Drafts, draftTexts } from '#domain/interface/drafts.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';
import { type ListId, type NamedLists, presentList } from './named-lists.ts';

type Ports = { readonly drafts: Cell<Drafts>; readonly namedLists: ReadonlyCell<NamedLists> };

/**
 * Which list is open on the page of the wishlist; kept with the tab, so that a reload shows the same one. Where it was deleted,
 * also in another tab, the first is open.
 */
export function createChosenList({ drafts, namedLists }: Ports): Cell<ListId> {
  const texts = draftTexts(drafts, 'wishlist');
  const chosen = (list: string | undefined): ListId => presentList(namedLists.get(), list ?? null)?.id ?? null;
  return {
    get: () => chosen(texts.get()['list']),
    update: (change) =>
      texts.update(({ list }) => {
        const next = change(chosen(list));
        return next === null ? {} : { list: next };
      }),
  };
}
