import { drawing, type Page } from '#app/page/page.ts';
import { chooseStore } from '#composition/screens/choose-store.ts';
import { StoreChoiceScreen } from '#ui/screens/store/store-choice-screen.tsx';
import { createStoreChoice } from '#viewmodels/store/store-choice-model.ts';
import { loadPrivate } from './private-loader.ts';

export const storeChoicePage: Page = {
  ...drawing({
    Screen: StoreChoiceScreen,
    model: 'storeChoice',
    needs: 'actions',
    services: { ...chooseStore, storeChoice: createStoreChoice },
  }),
  load: loadPrivate('store-choice'),
};
