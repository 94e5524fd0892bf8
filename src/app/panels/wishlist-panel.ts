import { drawing } from '#app/page/page.ts';
import { WISHLIST_PANEL } from '#composition/lists/tokens.ts';
import { wishlistPanelModule } from '#composition/lists/wishlist-panel-module.ts';
import { WishlistPanel } from '#ui/screens/lists/wishlist-panel.tsx';

export const wishlistPanel = drawing({
  Screen: WishlistPanel,
  model: WISHLIST_PANEL,
  half: 'back',
  modules: [wishlistPanelModule],
});
