import type { StoreView } from './store-view.ts';

/** Goes on in another store view once it can be read there; what is not named stays. */
export type EnterStore = (change: Partial<StoreView>) => Promise<void>;
