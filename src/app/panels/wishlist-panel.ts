import { drawing } from '#app/page/page.ts';
import { wishlistPieces } from '#composition/screens/wishlist-pieces.ts';
import { WishlistPanel } from '#ui/screens/lists/wishlist-panel.tsx';
import { createWishlistPanel } from '#viewmodels/lists/wishlist-panel-model.ts';

export const wishlistPanel = drawing({
  Screen: WishlistPanel,
  model: 'wishlistPanel',
  needs: 'actions',
  services: { ...wishlistPieces, wishlistPanel: createWishlistPanel },
});
