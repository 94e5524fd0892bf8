import { ContainerModule } from 'inversify';
import { createWishlistPanel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { IS_DEVICE_READ } from '../device/tokens.ts';
import { PANELS } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { MEDIA_BASE } from '../settings/tokens.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { OPEN_WISHLIST, REMOVE_FROM_WISHLIST, WISHLIST, WISHLIST_PANEL } from './tokens.ts';

export const wishlistPanelModule = new ContainerModule(({ bind }) => {
  provide(bind, WISHLIST_PANEL, createWishlistPanel, {
    wishlist: WISHLIST,
    panels: PANELS,
    isDeviceRead: IS_DEVICE_READ,
    storeView: STORE_VIEW,
    openWishlist: OPEN_WISHLIST,
    removeFromWishlist: REMOVE_FROM_WISHLIST,
    mediaBase: MEDIA_BASE,
    words: WORDS,
  });
});
