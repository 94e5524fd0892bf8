import { drawing } from '#app/page/page.ts';
import { wishlistPanelModule } from '#composition/frame/wishlist-panel-module.ts';
import { wishlistPiecesModule } from '#composition/frame/wishlist-pieces-module.ts';
import { WISHLIST_PANEL } from '#composition/lists/tokens.ts';
import { WishlistPanel } from '#ui/screens/lists/wishlist-panel.tsx';

export const wishlistPanel = drawing({
  Screen: WishlistPanel,
  model: WISHLIST_PANEL,
  half: 'back',
  modules: [wishlistPiecesModule, wishlistPanelModule],
});
