import type { TextsOf } from '../writing/messages.ts';
import type { accountMessages } from './en.ts';

export const account: TextsOf<typeof accountMessages> = {
  account: 'Account',
  whySignIn: 'Carrello, ordini e preferiti ti seguono su ogni dispositivo.',
  signIn: 'Accedi',
  register: 'Registrati',
  signedInAs: (name) => `Accesso effettuato come ${name}`,
  yourAccount: 'Il tuo account',
  logOut: 'Esci',
  orders: 'Ordini',
  ordersKept: 'Gli ordini effettuati da questo dispositivo.',
  none: 'Ancora nessun ordine. Ciò che ordini da questo dispositivo compare qui.',
  placed: (number) => `Ordine ${number}`,
  waiting: 'In attesa di invio',
  refused: 'Non effettuato',
  withdrawn: 'Annullato',
  canceling: 'Annullamento in corso',
  unwanted: (number) => `Ordine ${number}, annullato troppo tardi`,
  messages: 'Messaggi',
  messagesKept: 'Ciò che il negozio ti ha detto durante questa visita. Sparisce quando lasci il negozio.',
  noMessages: 'Ancora nulla. Ciò che il negozio ti dice durante questa visita compare qui.',
  help: 'Aiuto',
};
