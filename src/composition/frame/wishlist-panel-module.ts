import { ContainerModule } from 'inversify';
import { createWishlistPanel } from '#viewmodels/lists/wishlist-panel-model.ts';
import { PANELS } from '../interface/tokens.ts';
import { WISHLIST_PANEL, WISHLIST_PIECES } from '../lists/tokens.ts';
import { provide } from '../provide.ts';

export const wishlistPanelModule = new ContainerModule(({ bind }) => {
  provide(bind, WISHLIST_PANEL, createWishlistPanel, { panels: PANELS, wishlist: WISHLIST_PIECES });
});
