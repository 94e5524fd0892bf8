import { ContainerModule } from 'inversify';
import { createStoreChoice } from '#viewmodels/store/store-choice-model.ts';
import { provide } from '../provide.ts';
import { STORE_CHOICE } from '../screen-tokens.ts';
import { CHOOSE_STORE, DICTIONARY, PANELS, STORE_VIEW } from '../tokens.ts';

export const storeChoiceModule = new ContainerModule(({ bind }) => {
  provide(bind, STORE_CHOICE, createStoreChoice, {
    storeView: STORE_VIEW,
    panels: PANELS,
    chooseStore: CHOOSE_STORE,
    dictionary: DICTIONARY,
  });
});
