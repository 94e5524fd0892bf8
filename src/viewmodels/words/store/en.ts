import { definePart } from '../writing/words.ts';

/** The choice of a country, a language and a currency. */
export const storeWords = definePart('store', {
  country: 'Country',
  language: 'Language',
  currency: 'Currency',
  save: 'Save',
  hint: 'Prices follow the country. Your cart stays as it is.',
});
