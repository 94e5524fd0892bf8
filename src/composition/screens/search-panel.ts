import { createSuggest, createSuggestPopular } from '#domain/listing/suggest.ts';
import { createSearchPanel } from '#viewmodels/search/search-panel-model.ts';

/** With what is found while a shopper types, which is wanted here alone. */
export const suggesting = {
  suggest: createSuggest,
  suggestPopular: createSuggestPopular,
  searchPanel: createSearchPanel,
};
