import type { TextsOf } from '../writing/messages.ts';
import type { myDataMessages } from './en.ts';

export const myData: TextsOf<typeof myDataMessages> = {
  about:
    'Alles, was Zari von Ihnen aufbewahrt, und was dieses Gerät aufbewahrt. Beträge in indischen Rupien, Zeiten in UTC.',
  downloadText:
    'Eine Datei mit allem, was wir von Ihnen aufbewahren, von Profil und Bestellungen bis zu Bewertungen, und mit dem, was dieses Gerät aufbewahrt. Es ist einfacher Text, den Sie lesen können und andere Programme auch. Passwörter stehen nicht darin.',
  deviceText:
    'Einstellungen zum Datenschutz und die Einheit der Größen gehören zu diesem Gerät und zu keinem Konto: sie stehen nicht in der Datei.',
  download: 'Meine Daten herunterladen',
  saved: 'Die Datei liegt bei Ihren Downloads.',
  notSaved: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es in einer Minute noch einmal.',
  downloadOffline: 'Sie sind offline, und die Datei braucht das Netz.',
  deletion: 'Mein Konto löschen',
  deletionText: 'Es geschieht sofort und lässt sich nicht rückgängig machen.',
  goesHeading: 'Was gelöscht wird',
  goes: [
    'Profil, Adressen und Passwort',
    'Anmeldungen auf allen Geräten',
    'Warenkorb, Listen und Links zu ihnen von diesem Gerät',
    'Bewertungen, die Sie angemeldet geschrieben haben',
    'Newsletter und Benachrichtigungen zu Größen und Preisen',
  ],
  staysHeading: 'Was bleibt',
  stays: [
    'Bestellungen und ihre Rechnungen: das Gesetz verlangt, dass wir sie bis zu 8 Jahre aufbewahren',
    'Offene Bestellungen und Rücksendungen gehen weiter wie bisher',
    'Eine Bestellung finden Sie mit ihrer Nummer und der E-Mail-Adresse',
  ],
  credit: (amount) => `Ihr Guthaben von ${amount} geht verloren. Geben Sie es vorher aus, wenn Sie können.`,
  creditBack: 'Was Sie mit Guthaben bezahlt haben, kommt nicht zurück, wenn eine Bestellung storniert wird.',
  password: 'Ihr Passwort',
  send: 'Konto endgültig löschen',
  wrongPassword: 'Das ist nicht Ihr Passwort. Bitte prüfen Sie es.',
  orderWaits:
    'Eine Bestellung auf diesem Gerät ist noch nicht beim Shop. Warten Sie, bis sie gesendet ist, oder stornieren Sie sie vorher.',
  otherCredit: 'Ihr Guthaben hat sich geändert. Lesen Sie, was verloren ginge, und drücken Sie dann noch einmal.',
  notDeleted: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal: ein Konto wird nur einmal gelöscht.',
  deletionOffline: 'Sie sind offline, und das Löschen braucht das Netz. Nichts wurde gelöscht.',
  done: 'Ihr Konto ist gelöscht. Eine E-Mail bestätigt es.',
};
