import { createShareWishlist, createStopSharing } from '#domain/lists/share-wishlist.ts';
import { createSharing } from '#viewmodels/lists/sharing-model.ts';

/** Showing the wishlist by a link, on its page. */
export const sharing = {
  shareWishlist: createShareWishlist,
  stopSharing: createStopSharing,
  sharingForm: createSharing,
};
