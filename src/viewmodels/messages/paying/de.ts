import type { TextsOf } from '../writing/messages.ts';
import type { payingMessages } from './en.ts';

export const paying: TextsOf<typeof payingMessages> = {
  signedOut: 'Sie haben ein Konto?',
  signIn: 'Anmelden',
  savedAddresses: 'Gespeicherte Adressen',
  credit: 'Guthaben',
  creditOffer: (available: string) => `Guthaben verwenden, ${available} verfügbar`,
  leftToPay: (amount: string) => `Noch ${amount} zu zahlen`,
  account: 'Konto',
  createAccount: 'Mit dieser Bestellung ein Konto anlegen',
  accountHelp: 'Mit Ihrem Namen und Ihrer E-Mail von oben. Sie wählen nur ein Passwort.',
  password: 'Passwort',
  passwordRule: 'Mindestens 8 Zeichen',
  passwordProblems: { required: 'Geben Sie ein Passwort ein', 'too-short': 'Geben Sie mindestens 8 Zeichen ein' },
};
