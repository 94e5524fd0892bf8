import type { TextsOf } from '../writing/messages.ts';
import type { failureMessages } from './en.ts';

export const failures: TextsOf<typeof failureMessages> = {
  toFrontPage: 'Zur Startseite',
  wrong: 'Bei uns ist etwas schiefgegangen',
  wrongTitle: 'Etwas ist schiefgegangen',
  cartIsKept: 'Ihr Warenkorb bleibt erhalten. Bitte versuchen Sie es gleich noch einmal.',
  outdated: 'Der Shop wurde erneuert',
  outdatedText: 'Dieser Tab zeigt noch die vorherige Version. Ihr Warenkorb bleibt erhalten.',
  reload: 'Neu laden',
  writeTo: 'Hilft das nicht? Schreiben Sie an {email}.',
  writeWithReference: 'Hilft das nicht? Schreiben Sie an {email} und nennen Sie die Kennung {reference}.',
  offline: 'Diese Seite ist nicht auf Ihrem Gerät',
  offlineText:
    'Sie sind offline. Ihr Warenkorb bleibt erhalten, und die Seite öffnet sich von selbst, sobald Sie wieder verbunden sind.',
};
