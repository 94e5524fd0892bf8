import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'Onze winkels',
  country: 'Land',
  language: 'Taal',
  currency: 'Valuta',
  save: 'Opslaan',
  hint: 'Prijzen, bezorging en totalen hangen af van het land. Je winkelwagen blijft zoals hij is.',
  notSent: (country, names) => `Niet te verzenden naar het gekozen land (${country}): ${names}.`,
};
