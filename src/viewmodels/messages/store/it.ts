import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'I nostri negozi',
  country: 'Paese',
  language: 'Lingua',
  currency: 'Valuta',
  save: 'Salva',
  hint: 'Prezzi, consegna e totali dipendono dal paese. Il tuo carrello resta com’è.',
  notSent: (country, names) => `Impossibile spedire nel paese scelto (${country}): ${names}.`,
};
