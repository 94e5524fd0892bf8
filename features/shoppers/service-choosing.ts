import { CHOOSE_STORE, STORE_VIEW } from '#composition/tokens.ts';
import type { Visit } from '#composition/visit.ts';
import { currencyOfCountry } from '#domain/storeview/store-choices.ts';
import type { Whereabouts } from './service-browsing.ts';
import type { Browsing, Choosing } from './shopper.ts';

/** Chooses by the verb itself, and opens the page at hand again as its form does. */
export function createServiceChoosing(get: Visit['get'], browsing: Browsing, whereabouts: Whereabouts): Choosing {
  return {
    async choosesStore(change) {
      const proposed = change.country ? { currency: currencyOfCountry(change.country) } : {};
      get(CHOOSE_STORE)({ ...get(STORE_VIEW).get(), ...proposed, ...change });
      await browsing.opens(whereabouts.address);
    },
  };
}
