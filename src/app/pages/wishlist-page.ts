import { drawing, type Page } from '#app/page/page.ts';
import { wishlistPieces } from '#composition/screens/wishlist-pieces.ts';
import { WishlistScreen } from '#ui/screens/lists/wishlist-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const wishlistPage: Page = {
  ...drawing({ Screen: WishlistScreen, model: 'wishlistPieces', needs: 'actions', services: wishlistPieces }),
  load: loadPrivate('wishlist'),
};
