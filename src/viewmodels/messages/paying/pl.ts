import type { TextsOf } from '../writing/messages.ts';
import type { payingMessages } from './en.ts';

export const paying: TextsOf<typeof payingMessages> = {
  signedOut: 'Masz konto?',
  signIn: 'Zaloguj się',
  savedAddresses: 'Zapisane adresy',
  credit: 'Środki w sklepie',
  creditOffer: (available) => `Użyj środków w sklepie (dostępne: ${available})`,
  leftToPay: (amount) => `Pozostało do zapłaty: ${amount}`,
  account: 'Konto',
  createAccount: 'Utwórz konto przy tym zamówieniu',
  accountHelp: 'Z imieniem, nazwiskiem i e-mailem podanymi powyżej. Wystarczy wybrać hasło.',
  password: 'Hasło',
  passwordRule: 'Co najmniej 8 znaków',
  passwordProblems: { required: 'Podaj hasło', 'too-short': 'Podaj co najmniej 8 znaków' },
};
