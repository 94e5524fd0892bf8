import type { AlertMailWords } from './alert-mail-words.ts';

export const de: AlertMailWords = {
  noMoreMails: 'Keine solchen Nachrichten mehr',
  unsubscribe: {
    question: 'Keine Nachrichten mehr über Stücke, auf die Sie warten?',
    whatEnds:
      'Sie hören dann nichts mehr von dem, worauf Sie mit dieser E-Mail-Adresse warten: weder dass es wieder da ist noch dass sein Preis gefallen ist. Im Shop können Sie uns jederzeit wieder darum bitten.',
    button: 'Nichts mehr senden',
    done: 'Keine Nachrichten mehr über Stücke, auf die Sie warten',
    askAgain: 'Sie warten auf nichts mehr. Wir schreiben nur wieder, wenn Sie uns darum bitten.',
    unknown: 'Dieser Link funktioniert nicht',
    newerMail:
      'Er ist unvollständig oder zu alt. In einer neueren Nachricht über ein Stück, auf das Sie warten, steht einer, der funktioniert.',
    unchanged: 'Es hat sich nichts geändert',
    pressButton: 'Öffnen Sie den Link in der Nachricht und klicken Sie auf seiner Seite auf die Schaltfläche.',
    backToShop: 'Zurück zum Shop',
  },
};
