import { WISHLIST_PANEL } from '#composition/screen-tokens.ts';
import { wishlistPanelModule } from '#composition/screens/lists-module.ts';
import { WishlistPanel } from '#ui/screens/lists/wishlist-panel.tsx';
import { drawing } from '../page.ts';

export const wishlistPanel = drawing({
  Screen: WishlistPanel,
  model: WISHLIST_PANEL,
  half: 'back',
  modules: [wishlistPanelModule],
});
