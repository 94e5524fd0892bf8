import { type Drafts, draftTexts } from '#domain/interface/drafts.ts';
import type { Cell } from '#domain/shared/cell.ts';
import type { ListId } from './named-lists.ts';

/** Which list is open on the page of the wishlist; kept with the tab, so that a reload shows the same one. */
export function createChosenList({ drafts }: { readonly drafts: Cell<Drafts> }): Cell<ListId> {
  const texts = draftTexts(drafts, 'wishlist');
  const chosen = (list: string | undefined): ListId => list ?? null;
  return {
    get: () => chosen(texts.get()['list']),
    update: (change) =>
      texts.update(({ list }) => {
        const next = change(chosen(list));
        return next === null ? {} : { list: next };
      }),
  };
}
