import type { TextsOf } from '../writing/messages.ts';
import type { cancelOrderMessages } from './en.ts';

export const cancelOrder: TextsOf<typeof cancelOrderMessages> = {
  ofOrder: (number) => `Bestellung ${number}`,
  what: 'Wenn Sie stornieren, wird nichts davon versandt.',
  credit: 'Ein eingelöster Gutschein oder eingesetztes Guthaben gilt wieder.',
  send: 'Jetzt stornieren',
  keep: 'Bestellung behalten',
  refused: 'Der Shop konnte sie nicht mehr stornieren. Wie es um die Bestellung steht, lesen Sie hier.',
  tooOften: 'Das waren viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  failed: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal; storniert wird nur einmal.',
  offline: 'Sie sind offline, und eine Stornierung braucht das Netz. Die Bestellung bleibt, wie sie ist.',
  done: (number) => `Ihre Bestellung ${number} ist storniert`,
  mail: 'Wir haben Ihnen eine E-Mail geschickt, in der das steht.',
  gone: 'Diese Bestellung wurde schon storniert.',
  onItsWay:
    'Sie wird gerade gepackt oder ist schon unterwegs und kann deshalb nicht mehr storniert werden. Sobald sie angekommen ist, können Sie Artikel zurückgeben.',
  elsewhere: 'Um diese Bestellung zu stornieren, schreiben Sie uns mit ihrer Nummer.',
  toOrder: 'Zur Bestellung',
};
