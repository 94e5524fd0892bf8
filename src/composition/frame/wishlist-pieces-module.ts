import { ContainerModule } from 'inversify';
import { createRemoveFromWishlist } from '#domain/lists/change-wishlist.ts';
import { createWishlistModel } from '#viewmodels/lists/wishlist-model.ts';
import { ADD_TO_CART } from '../cart/start-tokens.ts';
import { IS_DEVICE_READ } from '../device/tokens.ts';
import { OPEN_WISHLIST, REMOVE_FROM_WISHLIST, WISHLIST, WISHLIST_PIECES } from '../lists/tokens.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';

/** The pieces of the wishlist, for the panel and for the page of the wishlist. */
export const wishlistPiecesModule = new ContainerModule(({ bind }) => {
  provide(bind, REMOVE_FROM_WISHLIST, createRemoveFromWishlist, { wishlist: WISHLIST });
  provide(bind, WISHLIST_PIECES, createWishlistModel, {
    wishlist: WISHLIST,
    isDeviceRead: IS_DEVICE_READ,
    storeView: STORE_VIEW,
    openWishlist: OPEN_WISHLIST,
    removeFromWishlist: REMOVE_FROM_WISHLIST,
    addToCart: ADD_TO_CART,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
