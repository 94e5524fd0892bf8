import { itemsIn, type ListId, type NamedLists } from '#domain/lists/named-lists.ts';
import type { ReadonlyCell } from '#domain/shared/cell.ts';
import { createWishlistModel, type WishlistModel, type WishlistPorts } from './wishlist-model.ts';

type Ports = WishlistPorts & {
  readonly namedLists: ReadonlyCell<NamedLists>;
  /** The list that is open. */
  readonly chosenList: ReadonlyCell<ListId>;
};

/** The pieces of the list that is open, as those of the whole wishlist are shown. */
export function createListPieces(ports: Ports): WishlistModel {
  const { wishlist, namedLists, chosenList, isDeviceRead, storeView, openWishlist, removeFromWishlist } = ports;
  const { addToCart, moveWishlist, mediaBase, messages } = ports;
  return createWishlistModel({
    ...{ isDeviceRead, storeView, openWishlist, removeFromWishlist, addToCart, moveWishlist, mediaBase, messages },
    wishlist: { get: () => itemsIn(wishlist.get(), chosenList.get(), namedLists.get()) },
  });
}
