import type { TextsOf } from '../writing/messages.ts';
import type { listMessages } from './en.ts';

export const lists: TextsOf<typeof listMessages> = {
  wishlist: 'Merkliste',
  recent: 'Zuletzt angesehen',
  saved: 'Gemerkte Stücke',
  keptHere: 'Auf diesem Gerät gespeichert.',
  cheaper: (amount) => `Jetzt ${amount} günstiger als beim Merken.`,
  dearer: (amount) => `Jetzt ${amount} teurer als beim Merken.`,
  emptyTitle: 'Ihre Merkliste ist leer',
  emptyText:
    'Drücken Sie bei einem Stück, das Ihnen gefällt, auf das Herz: Dann wartet es hier auf Sie, auch ohne Verbindung.',
  continue: 'Weiter einkaufen',
  add: 'In den Warenkorb',
  addOf: (name) => `In den Warenkorb: ${name}`,
  choose: 'Auswählen',
  chooseOf: (name) => `Auswählen: ${name}`,
  asPage: 'Als Seite zeigen',
  compare: 'Stücke vergleichen',
  needsScripts: 'Die Merkliste liegt auf Ihrem Gerät und braucht JavaScript.',
  remove: (name) => `${name} von der Merkliste nehmen`,
};
