import type { TextsOf } from '../writing/words.ts';
import type { storeWords } from './en.ts';

export const store: TextsOf<typeof storeWords> = {
  country: 'Land',
  language: 'Sprache',
  currency: 'Währung',
  save: 'Speichern',
  hint: 'Die Preise richten sich nach dem Land. Ihr Warenkorb bleibt, wie er ist.',
};
