import { drawing, type Page } from '#app/page/page.ts';
import { storeLocatorModule } from '#composition/content/store-locator-module.ts';
import { STORE_LOCATOR } from '#composition/content/tokens.ts';
import { StoreLocatorScreen } from '#ui/screens/store-locator/store-locator-screen.tsx';
import { loadStoreLocator } from './store-locator-loader.ts';

export const storeLocatorPage: Page = {
  ...drawing({ Screen: StoreLocatorScreen, model: STORE_LOCATOR, half: 'front', modules: [storeLocatorModule] }),
  load: loadStoreLocator,
};
