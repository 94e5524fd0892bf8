import type { TextsOf } from '../writing/messages.ts';
import type { payingMessages } from './en.ts';

export const paying: TextsOf<typeof payingMessages> = {
  signedOut: 'Hai un account?',
  signIn: 'Accedi',
  savedAddresses: 'Indirizzi salvati',
  credit: 'Credito',
  creditOffer: (available) => `Usa il credito, ${available} disponibili`,
  leftToPay: (amount) => `Restano da pagare ${amount}`,
  account: 'Account',
  createAccount: 'Crea un account con questo ordine',
  accountHelp: 'Con il nome e l’e-mail indicati sopra. Devi solo scegliere una password.',
  password: 'Password',
  passwordRule: 'Almeno 8 caratteri',
  passwordProblems: { required: 'Inserisci una password', 'too-short': 'Inserisci almeno 8 caratteri' },
};
