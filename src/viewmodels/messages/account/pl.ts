import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'Konto',
  whySignIn: 'Koszyk, zamówienia i ulubione będą z Tobą na każdym urządzeniu.',
  signIn: 'Zaloguj się',
  register: 'Zarejestruj się',
  signedInAs: (name) => `Zalogowano jako ${name}`,
  yourAccount: 'Twoje konto',
  logOut: 'Wyloguj się',
  orders: 'Zamówienia',
  ordersKept: 'Zamówienia złożone na tym urządzeniu.',
  none: 'Nie masz jeszcze zamówień. Tutaj pojawi się to, co zamówisz na tym urządzeniu.',
  placed: (number) => `Zamówienie ${number}`,
  waiting: 'Czeka na wysłanie',
  refused: 'Niezłożone',
  withdrawn: 'Anulowane',
  canceling: 'W trakcie anulowania',
  unwanted: (number) => `Zamówienie ${number}, anulowane za późno`,
  messages: 'Wiadomości',
  messagesKept: 'Informacje ze sklepu z tej wizyty. Znikają po wyjściu.',
  noMessages: 'Na razie nic tu nie ma. Tutaj pojawią się informacje ze sklepu z tej wizyty.',
  help: 'Pomoc',
};
