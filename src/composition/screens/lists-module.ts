import { ContainerModule } from 'inversify';
import { createWishlistPanel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { provide } from '../provide.ts';
import { WISHLIST_PANEL } from '../screen-tokens.ts';
import {
  FORGET_SAVED,
  IS_DEVICE_READ,
  MEDIA_BASE,
  OPEN_WISHLIST,
  PANELS,
  STORE_VIEW,
  WISHLIST,
  WORDS,
} from '../tokens.ts';

export const wishlistPanelModule = new ContainerModule(({ bind }) => {
  provide(bind, WISHLIST_PANEL, createWishlistPanel, {
    wishlist: WISHLIST,
    panels: PANELS,
    isDeviceRead: IS_DEVICE_READ,
    storeView: STORE_VIEW,
    openWishlist: OPEN_WISHLIST,
    forgetSaved: FORGET_SAVED,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
