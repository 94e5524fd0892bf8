import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'Onze winkels',
  country: 'Land',
  language: 'Taal',
  currency: 'Valuta',
  save: 'Opslaan',
  hint: 'Prijzen volgen het land. Je winkelwagen blijft zoals ze is.',
};
