import { createRemoveFromWishlist } from '#domain/lists/change-wishlist.ts';
import { createWishlistModel } from '#viewmodels/lists/wishlist-model.ts';

/** The pieces of the wishlist, for the panel and for the page of the wishlist. */
export const wishlistPieces = {
  removeFromWishlist: createRemoveFromWishlist,
  wishlistPieces: createWishlistModel,
};
