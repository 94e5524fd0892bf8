import type { TextsOf } from '../writing/messages.ts';
import type { payingMessages } from './en.ts';

export const paying: TextsOf<typeof payingMessages> = {
  signedOut: 'Heb je een account?',
  signIn: 'Inloggen',
  savedAddresses: 'Opgeslagen adressen',
  credit: 'Tegoed',
  creditOffer: (available) => `Tegoed gebruiken, ${available} beschikbaar`,
  leftToPay: (amount) => `Nog ${amount} te betalen`,
  account: 'Account',
  createAccount: 'Een account maken met deze bestelling',
  accountHelp: 'Met je naam en e-mailadres van hierboven. Je kiest alleen een wachtwoord.',
  password: 'Wachtwoord',
  passwordRule: 'Minstens 8 tekens',
  passwordProblems: { required: 'Vul een wachtwoord in', 'too-short': 'Vul minstens 8 tekens in' },
};
