import { createChooseStore } from '#domain/journeys/choose-store.ts';
import { createPriceAnew } from '#domain/journeys/price-anew.ts';
import { createRepriceCart } from '#domain/journeys/reprice-cart.ts';

/** What follows when other prices count from now on. Its code comes with the parts that can bring that about. */
export const chooseStore = {
  repriceCart: createRepriceCart,
  chooseStore: createChooseStore,
  priceAnew: createPriceAnew,
};
