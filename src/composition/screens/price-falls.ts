import { createChosenList } from '#domain/lists/chosen-list.ts';
import { createAskAboutPrices } from '#domain/price-falls/ask-about-prices.ts';
import { createPriceFallsForm } from '#viewmodels/lists/price-falls-model.ts';
import { draft } from '../areas/draft.ts';
import { state } from '../wiring/cells.ts';

/** Asking to hear when saved pieces cost less, on the page of the wishlist. */
export const priceFalls = {
  chosenList: createChosenList,
  askAboutPrices: createAskAboutPrices,
  priceFallsDraft: draft('price-falls'),
  priceFallsWritten: state<string | null>(null),
  priceFallsForm: createPriceFallsForm,
};
