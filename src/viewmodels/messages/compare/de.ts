import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'Verglichene Produkte',
  property: 'Eigenschaft',
  price: 'Preis',
  onlyDifferences: 'Nur Unterschiede',
  noDifferences: 'In allem, was der Shop über sie sagt, sind diese Stücke gleich.',
  nothingToSay: 'Der Shop hat zu diesen Stücken keine Angaben, die sich vergleichen lassen.',
  unknown: 'Keine Angabe',
  takeAway: 'Entfernen',
  needsScripts: 'Der Vergleich liegt auf Ihrem Gerät und braucht JavaScript.',
  remove: (name) => `${name} aus dem Vergleich entfernen`,
  keptHere: 'Auf diesem Gerät gespeichert. Bis zu vier Stücke stehen nebeneinander.',
  loading: 'Die Angaben werden geladen',
  failed: 'Die Angaben zu diesen Stücken ließen sich nicht laden.',
  offline:
    'Sie sind offline. Die Angaben kommen, sobald Sie wieder verbunden sind; Stücke und Preise stehen so da, wie Sie sie zuletzt gesehen haben.',
  emptyTitle: 'Es gibt noch nichts zu vergleichen',
  emptyText:
    'Drücken Sie auf der Seite eines Stücks „Zum Vergleich hinzufügen“ und sehen Sie hier bis zu vier nebeneinander.',
};
