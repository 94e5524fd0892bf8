import { drawing, type Page } from '#app/page/page.ts';
import { findCachedProducts } from '#composition/screens/find-cached-products.ts';
import { keptShop } from '#composition/screens/kept-shop.ts';
import { OpeningScreen } from '#ui/screens/offline/opening-screen.tsx';
import { loadOpening } from './opening-loader.ts';

/** What the worker answers with where it keeps no page: it opens whatever address it stands at, or says what is on the device. */
export const openingPage: Page = {
  ...drawing({
    Screen: OpeningScreen,
    model: 'keptShop',
    needs: 'shell',
    services: { ...findCachedProducts, ...keptShop },
  }),
  load: loadOpening,
};
