import type { TextsOf } from '../writing/messages.ts';
import type { newsletterMessages } from './en.ts';

export const newsletter: TextsOf<typeof newsletterMessages> = {
  newsletter: 'Newsletter',
  invitation: 'Novità e storie dagli atelier. Puoi disiscriverti qui quando vuoi.',
  emailAddress: 'Indirizzo e-mail',
  subscribe: 'Iscriviti',
  unsubscribe: 'Disiscriviti',
  missing: 'Inserisci il tuo indirizzo e-mail',
  notAnEmail: 'Inserisci un indirizzo e-mail come nome@example.com',
  subscribed: (email) => `La newsletter viene inviata a ${email}.`,
  pending: (email) => `Abbiamo inviato un’e-mail a ${email}. Conferma da lì l’iscrizione alla newsletter.`,
  unsubscribed: (email) => `La newsletter non viene più inviata a ${email}.`,
  waits: (email) => `Salvato su questo dispositivo. ${email} verrà inviato al negozio appena sarà raggiungibile.`,
  failed: 'Qualcosa è andato storto. Riprova fra qualche secondo.',
  offline: 'Sei offline. Riprova quando torni online.',
};
