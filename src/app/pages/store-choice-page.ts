import { drawing, type Page } from '#app/page/page.ts';
import { chooseStoreModule } from '#composition/journeys/choose-store-module.ts';
import { storeChoiceModule } from '#composition/store/store-choice-module.ts';
import { STORE_CHOICE } from '#composition/store/tokens.ts';
import { StoreChoiceScreen } from '#ui/screens/store/store-choice-screen.tsx';
import { loadPrivate } from './private-loader.ts';

export const storeChoicePage: Page = {
  ...drawing({
    Screen: StoreChoiceScreen,
    model: STORE_CHOICE,
    half: 'back',
    modules: [chooseStoreModule, storeChoiceModule],
  }),
  load: loadPrivate('store-choice'),
};
