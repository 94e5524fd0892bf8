import { createEnterStore } from '#viewmodels/store/enter-store.ts';
import { chooseStore } from './choose-store.ts';

/** What goes on in another store view, for who chooses one. */
export const enterStore = { ...chooseStore, enterStore: createEnterStore };
