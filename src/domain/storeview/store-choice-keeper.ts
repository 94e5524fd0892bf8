import type { StoreView } from './store-view.ts';

/** Keeps the choice of a store view where the page server finds it at the next request. */
export interface StoreChoiceKeeper {
  keep(storeView: StoreView): void;
}
