import { drawing, type Page } from '#app/page/page.ts';
import { KEPT_SHOP, keptShopModule } from '#composition/offline/kept-shop-module.ts';
import { findAtHandModule } from '#composition/search/find-at-hand-module.ts';
import { OpeningScreen } from '#ui/screens/offline/opening-screen.tsx';
import { loadOpening } from './opening-loader.ts';

/** What the worker answers with where it keeps no page: it opens whatever address it stands at, or says what is on the device. */
export const openingPage: Page = {
  ...drawing({ Screen: OpeningScreen, model: KEPT_SHOP, half: 'front', modules: [findAtHandModule, keptShopModule] }),
  load: loadOpening,
};
