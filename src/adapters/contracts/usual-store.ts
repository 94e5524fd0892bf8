import { createMemoryCell } from '#adapters/plain/memory-cell.ts';
import { guestSession, type Session } from '#domain/session/session.ts';
import { defaultStoreView } from '#domain/storeview/store-view.ts';

/** What calls tell of a shop with one store view, whose customers all buy at the same prices. */
export const usualStore = {
  storeCode: 'default',
  namedStore: '',
  storeId: 1,
  findPriceGroup: () => null,
  storeView: createMemoryCell(defaultStoreView),
};

/** The same before anybody is known. */
export const usualWorld = {
  storeCode: 'default',
  namedStore: '',
  storeId: 1,
  session: createMemoryCell<Session>(guestSession),
  sessionRules: { hasPriceTiers: false },
};
