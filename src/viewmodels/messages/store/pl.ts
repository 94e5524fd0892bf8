import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'Nasze sklepy',
  country: 'Kraj',
  language: 'Język',
  currency: 'Waluta',
  save: 'Zapisz',
  hint: 'Ceny, dostawa i sumy zależą od kraju. Koszyk zostaje bez zmian.',
  notSent: (country, names) => `Do wybranego kraju (${country}) nie wysyłamy: ${names}.`,
};
