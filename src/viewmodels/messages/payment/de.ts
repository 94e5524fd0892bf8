import type { TextsOf } from '../writing/messages.ts';
import type { paymentMessages } from './en.ts';

export const payment: TextsOf<typeof paymentMessages> = {
  title: 'Ihre Zahlung',
  checking: 'Wir fragen bei Ihrer Bank nach',
  checkingText: 'Ihre Bestellung ist gesichert, die Zahlung wird gerade bestätigt. Bitte nicht noch einmal zahlen.',
  looksAgain: 'Diese Seite fragt von selbst wieder nach und zeigt die Antwort hier.',
  findAgain:
    'Sie dürfen sie schließen: Ihre Bestellung bleibt auf diesem Gerät unter „Konto“ zu finden, samt ihrem Stand.',
  noAnswer: 'Sollte bis morgen keine Antwort da sein, schreiben Sie uns mit Ihrer Bestellnummer.',
  checkAgain: 'Noch einmal nachsehen',
  due: 'Ihre Bestellung ist noch nicht bezahlt',
  dueText:
    'Ihre Bestellung ist aufgegeben und wartet auf die Zahlung. Wenn Sie eben gezahlt haben, sehen Sie noch einmal nach, statt zweimal zu zahlen.',
  failed: 'Ihre Zahlung ist nicht zustande gekommen',
  dueAfterFailure: 'Es wurde nichts abgebucht. Ihre Bestellung bleibt bestehen und wartet weiter auf die Zahlung.',
  payNow: 'Jetzt zahlen',
  sentWhenPaid: 'Wir packen und versenden Ihre Bestellung, sobald sie bezahlt ist.',
  askForPage: 'Wenn Sie anders zahlen möchten, schreiben Sie uns mit Ihrer Bestellnummer.',
  failedText: 'Es wurde nichts abgebucht, und diese Bestellung wurde storniert.',
  backInCart:
    'Alles liegt wieder in Ihrem Warenkorb. Sie können es noch einmal versuchen oder eine andere Zahlungsart wählen.',
  notOfDevice: 'Die Stücke können wieder bestellt werden.',
  creditAgain: 'Ein eingelöster Gutschein oder eingesetztes Guthaben gilt wieder.',
  notForNothing: 'Hat Ihre Bank trotzdem abgebucht? Schreiben Sie uns mit Ihrer Bestellnummer.',
  canceled: 'Diese Bestellung wurde storniert',
  canceledByYou: 'Wie gewünscht wird nichts davon versandt.',
  canceledText: 'Der Shop hat diese Bestellung storniert; es wird nichts davon versandt.',
  paidForCanceled: 'Hatten Sie sie bezahlt? Schreiben Sie uns mit Ihrer Bestellnummer.',
  tryAgain: 'Noch einmal versuchen',
  toCart: 'Zurück zum Warenkorb',
  notAsked:
    'Wir konnten den Shop gerade nicht nach Ihrer Zahlung fragen. Bitte nicht noch einmal zahlen: Sehen Sie gleich wieder nach.',
  told: {
    paid: 'Die Zahlungsseite meldet, dass Sie gezahlt haben.',
    failed: 'Die Zahlungsseite meldet, dass Ihre Zahlung nicht zustande gekommen ist.',
    unknown: 'Die Zahlungsseite weiß noch nicht, ob Sie gezahlt haben. Bitte nicht noch einmal zahlen.',
  },
  statePaid: 'Bezahlt',
  stateOpen: 'Noch nicht bezahlt',
  stateAtDoor: 'Wird beim Kurier bezahlt',
  stateCanceled: 'Storniert, nichts ist zu zahlen',
};
