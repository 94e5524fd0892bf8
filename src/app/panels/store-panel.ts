import { drawing } from '#app/page/page.ts';
import { chooseStoreModule } from '#composition/journeys/choose-store-module.ts';
import { storeChoiceModule } from '#composition/store/store-choice-module.ts';
import { STORE_CHOICE } from '#composition/store/tokens.ts';
import { StoreChoicePanel } from '#ui/screens/store/store-choice-panel.tsx';

export const storePanel = drawing({
  Screen: StoreChoicePanel,
  model: STORE_CHOICE,
  half: 'back',
  modules: [chooseStoreModule, storeChoiceModule],
});
