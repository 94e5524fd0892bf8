import { createElement } from 'react';
import { type Page, part } from '#app/page/page.ts';
import { PriceFallsSlot } from '#app/slots/price-falls-slot.tsx';
import { ownLists } from '#composition/screens/own-lists.ts';
import { sharing } from '#composition/screens/sharing.ts';
import { wishlistPieces } from '#composition/screens/wishlist-pieces.ts';
import { WishlistScreen } from '#ui/screens/lists/wishlist-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const wishlistPage: Page = {
  ...part({
    needs: 'actions',
    services: { ...wishlistPieces, ...ownLists, ...sharing },
    draw: (shop) =>
      createElement(WishlistScreen, {
        lists: shop.ownLists,
        sharing: shop.sharingForm,
        priceFalls: createElement(PriceFallsSlot),
      }),
  }),
  load: loadPrivate('wishlist'),
};
