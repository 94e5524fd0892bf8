import { defineMessages } from '../writing/messages.ts';

/** The choice of a country, a language and a currency. */
export const storeMessages = defineMessages('store', {
  views: 'Our shops',
  country: 'Country',
  language: 'Language',
  currency: 'Currency',
  save: 'Save',
  hint: 'Prices, delivery and totals follow the country. Your cart stays as it is.',
  notSent: (country: string, names: string) => `Cannot be sent to the chosen country (${country}): ${names}.`,
});
