import type { ProductView } from '#domain/catalog/product-view.ts';
import { type RecentlyViewed, withViewed } from '#domain/lists/recently-viewed.ts';
import type { Cell, ReadonlyCell } from '#domain/shared/cell.ts';

/** Remembers that the product whose page is open was looked at (ACC-14); on any other page it does nothing. */
export type NoteViewed = () => void;

type Ports = { readonly productView: ReadonlyCell<ProductView>; readonly recentlyViewed: Cell<RecentlyViewed> };

export function createNoteViewed({ productView, recentlyViewed }: Ports): NoteViewed {
  return () => {
    const now = productView.get();
    if (now.kind === 'ready') recentlyViewed.update((list) => withViewed(list, now.product.parentSku));
  };
}
