import { drawing, type Page } from '#app/page/page.ts';
import { wishlistPiecesModule } from '#composition/frame/wishlist-pieces-module.ts';
import { WISHLIST_PIECES } from '#composition/lists/tokens.ts';
import { WishlistScreen } from '#ui/screens/lists/wishlist-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const wishlistPage: Page = {
  ...drawing({ Screen: WishlistScreen, model: WISHLIST_PIECES, half: 'back', modules: [wishlistPiecesModule] }),
  load: loadPrivate('wishlist'),
};
