import { drawing, type Page } from '#app/page/page.ts';
import { StoreLocatorScreen } from '#ui/screens/store-locator/store-locator-screen.tsx';
import { createStoreLocator } from '#viewmodels/content/store-locator-model.ts';
import { loadStoreLocator } from './store-locator-loader.ts';

export const storeLocatorPage: Page = {
  ...drawing({
    Screen: StoreLocatorScreen,
    model: 'storeLocator',
    needs: 'shell',
    services: { storeLocator: createStoreLocator },
  }),
  load: loadStoreLocator,
};
