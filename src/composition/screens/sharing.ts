import { createShareWishlist, createStopSharing } from '#domain/lists/share-wishlist.ts';
import { createSharings } from '#domain/lists/sharings.ts';
import { createSharing } from '#viewmodels/lists/sharing-model.ts';

/** Showing a list by a link, on the page of the wishlist. */
export const sharing = {
  sharings: createSharings,
  shareWishlist: createShareWishlist,
  stopSharing: createStopSharing,
  sharingForm: createSharing,
};
