import type { TextsOf } from '../writing/messages.ts';
import type { signInMessages } from './en.ts';

export const signIn: TextsOf<typeof signInMessages> = {
  headings: { login: 'Anmelden', register: 'Registrieren', 'forgot-password': 'Passwort vergessen' },
  hints: {
    login: 'Warenkorb, Bestellungen und Merkliste kommen mit.',
    register: 'Mit einem Konto finden Sie Bestellungen und Warenkorb auf jedem Gerät.',
    'forgot-password': 'Wir schicken eine E-Mail, mit der Sie ein neues Passwort wählen.',
  },
  actions: { login: 'Anmelden', register: 'Konto anlegen', 'forgot-password': 'Passwort zurücksetzen' },
  toRegister: 'Registrieren',
  toForgotPassword: 'Passwort vergessen?',
  toLogin: 'Zurück zur Anmeldung',
  fields: {
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    password: 'Passwort',
    repeated: 'Passwort wiederholen',
    areTermsAccepted: 'Ich akzeptiere die Allgemeinen Geschäftsbedingungen',
  },
  passwordRule: 'Mindestens 8 Zeichen',
  show: 'Passwort zeigen',
  hide: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist an',
  problems: {
    'email-required': 'Geben Sie Ihre E-Mail-Adresse ein',
    'email-not-an-email': 'Geben Sie eine E-Mail-Adresse wie name@example.com ein',
    'firstName-required': 'Geben Sie Ihren Vornamen ein',
    'firstName-too-short': 'Geben Sie mindestens 2 Buchstaben ein',
    'lastName-required': 'Geben Sie Ihren Nachnamen ein',
    'password-required': 'Geben Sie Ihr Passwort ein',
    'password-too-short': 'Geben Sie mindestens 8 Zeichen ein',
    'repeated-required': 'Geben Sie das Passwort noch einmal ein',
    'repeated-unlike': 'Die beiden Passwörter sind nicht gleich',
    'areTermsAccepted-terms': 'Akzeptieren Sie die Allgemeinen Geschäftsbedingungen, um fortzufahren',
  },
  failed: 'Etwas ist schiefgegangen. Versuchen Sie es in einigen Sekunden noch einmal.',
  offline: 'Sie sind offline. Bitte versuchen Sie es noch einmal, wenn Sie wieder online sind.',
  noProof: 'Wir konnten nicht prüfen, ob ein Mensch das Konto anlegt. Bitte versuchen Sie es noch einmal.',
  mailSent: (email: string) =>
    `Bitte sehen Sie im Postfach von ${email} nach. Gibt es ein Konto, ist unsere E-Mail bald dort.`,
  changePassword: 'Passwort ändern',
  currentPassword: 'Bisheriges Passwort',
  newPassword: 'Neues Passwort',
  repeatNewPassword: 'Neues Passwort wiederholen',
};
