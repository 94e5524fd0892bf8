import { createChooseStore } from '#domain/workflows/choose-store.ts';
import { createForgetWords } from '#domain/workflows/forget-words.ts';
import { createPriceAnew } from '#domain/workflows/price-anew.ts';
import { createRepriceCart } from '#domain/workflows/reprice-cart.ts';

/** What follows when other prices count from now on, or another language is read. Its code comes with the parts that can bring that about. */
export const chooseStore = {
  repriceCart: createRepriceCart,
  chooseStore: createChooseStore,
  priceAnew: createPriceAnew,
  forgetWords: createForgetWords,
};
