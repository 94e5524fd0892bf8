import { drawing } from '#app/page/page.ts';
import { enterStore } from '#composition/screens/enter-store.ts';
import { storeChoice } from '#composition/screens/store-choice.ts';
import { StoreChoicePanel } from '#ui/screens/store/store-choice-panel.tsx';

export const storePanel = drawing({
  Screen: StoreChoicePanel,
  model: 'storeChoice',
  needs: 'actions',
  services: { ...enterStore, ...storeChoice },
});
