import { ContainerModule } from 'inversify';
import { createStoreChoice } from '#viewmodels/store/store-choice-model.ts';
import { PANELS } from '../interface/tokens.ts';
import { provide } from '../provide.ts';
import { CHOOSE_STORE, DICTIONARY, STORE_CHOICE, STORE_VIEW } from './tokens.ts';

export const storeChoiceModule = new ContainerModule(({ bind }) => {
  provide(bind, STORE_CHOICE, createStoreChoice, {
    storeView: STORE_VIEW,
    panels: PANELS,
    chooseStore: CHOOSE_STORE,
    dictionary: DICTIONARY,
  });
});
