import { drawing } from '#app/page/page.ts';
import { chooseStore } from '#composition/screens/choose-store.ts';
import { StoreChoicePanel } from '#ui/screens/store/store-choice-panel.tsx';
import { createStoreChoice } from '#viewmodels/store/store-choice-model.ts';

export const storePanel = drawing({
  Screen: StoreChoicePanel,
  model: 'storeChoice',
  needs: 'actions',
  services: { ...chooseStore, storeChoice: createStoreChoice },
});
