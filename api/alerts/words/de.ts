import type { AlertMailWords } from './alert-mail-words.ts';

export const de: AlertMailWords = {
  notYou: 'Haben Sie nicht gefragt, hat jemand Ihre Adresse versehentlich angegeben. Sie müssen nichts tun.',
  noMoreMails: 'Keine solchen Nachrichten mehr',
  unsubscribe: {
    question: 'Keine Nachrichten mehr über Stücke, die wieder da sind?',
    whatEnds:
      'Sie hören dann nichts mehr von allem, worauf Sie mit dieser E-Mail-Adresse warten. Im Shop können Sie uns jederzeit wieder darum bitten.',
    button: 'Nichts mehr senden',
    done: 'Keine Nachrichten mehr über Stücke, die wieder da sind',
    askAgain: 'Sie warten auf nichts mehr. Wir schreiben nur wieder, wenn Sie uns darum bitten.',
    unknown: 'Dieser Link funktioniert nicht',
    newerMail:
      'Er ist unvollständig oder zu alt. In einer neueren Nachricht über ein Stück, das wieder da ist, steht einer, der funktioniert.',
    unchanged: 'Es hat sich nichts geändert',
    pressButton: 'Öffnen Sie den Link in der Nachricht und klicken Sie auf seiner Seite auf die Schaltfläche.',
    backToShop: 'Zurück zum Shop',
  },
};
