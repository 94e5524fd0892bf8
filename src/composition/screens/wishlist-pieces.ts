import { createTakeOutPieces } from '#domain/cart/take-out-pieces.ts';
import { createRemoveFromWishlist } from '#domain/lists/change-wishlist.ts';
import { createMoveWishlist } from '#domain/workflows/move-wishlist.ts';
import { createWishlistModel } from '#viewmodels/lists/wishlist-model.ts';

/** The pieces of the wishlist, for the panel and for the page of the wishlist. */
export const wishlistPieces = {
  removeFromWishlist: createRemoveFromWishlist,
  takeOutPieces: createTakeOutPieces,
  moveWishlist: createMoveWishlist,
  wishlistPieces: createWishlistModel,
};
