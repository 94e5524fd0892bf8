import { drawing, type Page } from '#app/page/page.ts';
import { enterStore } from '#composition/screens/enter-store.ts';
import { StoreChoiceScreen } from '#ui/screens/store/store-choice-screen.tsx';
import { createStoreChoice } from '#viewmodels/store/store-choice-model.ts';
import { loadPrivate } from './private-loader.ts';

export const storeChoicePage: Page = {
  ...drawing({
    Screen: StoreChoiceScreen,
    model: 'storeChoice',
    needs: 'actions',
    services: { ...enterStore, storeChoice: createStoreChoice },
  }),
  load: loadPrivate('store-choice'),
};
