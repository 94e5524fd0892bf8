import { ContainerModule } from 'inversify';
import { createStoreLocator } from '#viewmodels/content/store-locator-model.ts';
import { CLOCK } from '../device/tokens.ts';
import { provide } from '../provide.ts';
import { STORE_VIEW, WORDS } from '../store/tokens.ts';
import { STORE_LOCATOR, STORES_VIEW } from './tokens.ts';

export const storeLocatorModule = new ContainerModule(({ bind }) => {
  provide(bind, STORE_LOCATOR, createStoreLocator, {
    storesView: STORES_VIEW,
    storeView: STORE_VIEW,
    clock: CLOCK,
    words: WORDS,
  });
});
