import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'Unsere Shops',
  country: 'Land',
  language: 'Sprache',
  currency: 'Währung',
  save: 'Speichern',
  hint: 'Preise, Versand und Summen richten sich nach dem Land. Ihr Warenkorb bleibt, wie er ist.',
  notSent: (country, names) => `Nicht in das gewählte Land (${country}) lieferbar: ${names}.`,
};
