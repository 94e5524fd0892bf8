import { drawing } from '#app/page/page.ts';
import { enterStore } from '#composition/screens/enter-store.ts';
import { StoreChoicePanel } from '#ui/screens/store/store-choice-panel.tsx';
import { createStoreChoice } from '#viewmodels/store/store-choice-model.ts';

export const storePanel = drawing({
  Screen: StoreChoicePanel,
  model: 'storeChoice',
  needs: 'actions',
  services: { ...enterStore, storeChoice: createStoreChoice },
});
