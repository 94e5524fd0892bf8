import type { TextsOf } from '../writing/words.ts';
import type { listWords } from './en.ts';

export const lists: TextsOf<typeof listWords> = {
  wishlist: 'Merkliste',
  recent: 'Zuletzt angesehen',
  saved: 'Gemerkte Stücke',
  keptHere: 'Auf diesem Gerät gespeichert.',
  emptyTitle: 'Ihre Merkliste ist leer',
  emptyText: 'Drücken Sie bei einem Stück, das Ihnen gefällt, auf das Herz: Es wartet hier, auch ohne Verbindung.',
  continue: 'Weiter einkaufen',
  remove: (name) => `${name} von der Merkliste nehmen`,
};
