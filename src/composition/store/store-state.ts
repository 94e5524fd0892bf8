import { ContainerModule } from 'inversify';
import { defaultStoreView } from '#domain/storeview/store-view.ts';
import { provideState } from '../provide.ts';
import { STORE_VIEW } from './tokens.ts';

export const storeState = new ContainerModule(({ bind }) => {
  provideState(bind, STORE_VIEW, 'storeView', defaultStoreView);
});
