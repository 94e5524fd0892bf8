import { drawing, type Page } from '#app/page/page.ts';
import { enterStore } from '#composition/screens/enter-store.ts';
import { storeChoice } from '#composition/screens/store-choice.ts';
import { StoreChoiceScreen } from '#ui/screens/store/store-choice-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const storeChoicePage: Page = {
  ...drawing({
    Screen: StoreChoiceScreen,
    model: 'storeChoice',
    needs: 'actions',
    services: { ...enterStore, ...storeChoice },
  }),
  load: loadPrivate('store-choice'),
};
