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
  none: 'Nie ma jeszcze zamówień. Tutaj pojawi się to, co zamówisz na tym urządzeniu.',
  placed: (number) => `Zamówienie ${number}`,
  waiting: 'Czeka na wysłanie',
  refused: 'Niezłożone',
  withdrawn: 'Anulowane',
  canceling: 'W trakcie anulowania',
  unwanted: (number) => `Zamówienie ${number}, anulowane za późno`,
  messages: 'Wiadomości',
  messagesKept: 'To, co sklep przekazał podczas tej wizyty. Znika po wyjściu.',
  noMessages: 'Nic jeszcze nie ma. Tutaj pojawi się to, co sklep przekaże podczas tej wizyty.',
  help: 'Pomoc',
};
