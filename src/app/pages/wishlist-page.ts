import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { sharing } from '#composition/screens/sharing.ts';
import { wishlistPieces } from '#composition/screens/wishlist-pieces.ts';
import { WishlistScreen } from '#ui/screens/lists/wishlist-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const wishlistPage: Page = {
  ...part({
    needs: 'actions',
    services: { ...wishlistPieces, ...sharing },
    draw: (shop) => createElement(WishlistScreen, { model: shop.wishlistPieces, sharing: shop.sharingForm }),
  }),
  load: loadPrivate('wishlist'),
};
