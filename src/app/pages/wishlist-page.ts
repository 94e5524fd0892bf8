import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { ownLists } from '#composition/screens/own-lists.ts';
import { priceFalls } from '#composition/screens/price-falls.ts';
import { sharing } from '#composition/screens/sharing.ts';
import { wishlistPieces } from '#composition/screens/wishlist-pieces.ts';
import { WishlistScreen } from '#ui/screens/lists/wishlist-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const wishlistPage: Page = {
  ...part({
    needs: 'actions',
    services: { ...wishlistPieces, ...ownLists, ...sharing, ...priceFalls },
    draw: ({ ownLists: lists, sharingForm, priceFallsForm }) =>
      createElement(WishlistScreen, { lists, sharing: sharingForm, priceFalls: priceFallsForm }),
  }),
  load: loadPrivate('wishlist'),
};
