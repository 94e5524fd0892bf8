import type { AccountMailWords } from './account-mail-words.ts';

export const de: AccountMailWords = {
  link: {
    subject: 'Wählen Sie ein neues Passwort',
    asked: 'Jemand, wahrscheinlich Sie, hat für Ihr Konto bei Zari ein neues Passwort angefordert. Wählen Sie es hier:',
    works: (minutes) =>
      `Der Link funktioniert nur einmal und ${minutes} Minuten lang. Waren Sie das nicht, müssen Sie nichts tun: Ihr Passwort bleibt, wie es ist.`,
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    told: 'Das Passwort Ihres Kontos bei Zari wurde geändert, und alle Geräte wurden abgemeldet.',
    ifNot: 'Waren Sie das nicht, fordern Sie sofort ein neues Passwort an:',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    told: 'Ihr Konto bei Zari hat jetzt eine andere E-Mail-Adresse, und alle anderen Geräte wurden abgemeldet. Dies ist die letzte Nachricht an diese Adresse.',
    ifNot: 'Waren Sie das nicht, schreiben Sie uns sofort:',
  },
  accountDeleted: {
    subject: 'Ihr Konto wurde gelöscht',
    told: 'Ihr Konto bei Zari wurde gelöscht, mit Profil, Adressen, Warenkorb, Bewertungen und allem, worauf Sie gewartet haben. Bestellungen und ihre Rechnungen müssen wir von Gesetzes wegen einige Jahre aufbewahren; eine Bestellung finden Sie mit ihrer Nummer und dieser E-Mail-Adresse.',
    ifNot: 'Waren Sie das nicht, schreiben Sie uns sofort:',
  },
  page: {
    choose: 'Neues Passwort wählen',
    email: 'E-Mail-Adresse',
    password: (fewest) => `Neues Passwort, mindestens ${fewest} Zeichen`,
    again: 'Neues Passwort wiederholen',
    button: 'Passwort ändern',
    faults: {
      'too-short': (fewest) => `Das Passwort muss mindestens ${fewest} Zeichen haben.`,
      'too-long': (most) => `Das Passwort darf höchstens ${most} Zeichen haben.`,
      unlike: () => 'Die beiden Passwörter sind nicht gleich.',
      common: () => 'Das ist eines der häufigsten Passwörter. Wählen Sie ein anderes.',
      'own-email': () => 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
      'shop-name': () => 'Das Passwort darf nicht der Name des Shops sein.',
    },
    changed: 'Ihr Passwort wurde geändert',
    signedOut: 'Sie sind auf allen Geräten abgemeldet. Melden Sie sich mit dem neuen Passwort an.',
    tooLate: 'Dieser Link funktioniert nicht mehr',
    askAgain: (minutes) =>
      `Er funktioniert nur einmal und ${minutes} Minuten lang. Fordern Sie bei der Anmeldung einen neuen an.`,
    onlyForm: 'Diese Seite zeigt nur ein Formular',
    backToShop: 'Zurück zum Shop',
  },
};
