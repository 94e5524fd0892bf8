import { createChooseStore } from '#domain/workflows/choose-store.ts';
import { createPriceAnew } from '#domain/workflows/price-anew.ts';
import { createRepriceCart } from '#domain/workflows/reprice-cart.ts';

/** What follows when other prices count from now on. Its code comes with the parts that can bring that about. */
export const chooseStore = {
  repriceCart: createRepriceCart,
  chooseStore: createChooseStore,
  priceAnew: createPriceAnew,
};
