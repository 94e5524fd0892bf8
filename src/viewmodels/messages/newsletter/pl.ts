import type { TextsOf } from '../writing/messages.ts';
import type { newsletterMessages } from './en.ts';

export const newsletter: TextsOf<typeof newsletterMessages> = {
  newsletter: 'Newsletter',
  invitation: 'Nowości i historie z atelier. Możesz się tu wypisać w każdej chwili.',
  emailAddress: 'Adres e-mail',
  subscribe: 'Zapisz się',
  unsubscribe: 'Wypisz się',
  missing: 'Podaj adres e-mail',
  notAnEmail: 'Podaj adres e-mail w formacie imie@example.com',
  subscribed: (email) => `Newsletter jest wysyłany na ${email}.`,
  pending: (email) => `Wysłaliśmy wiadomość na ${email}. Potwierdź w niej chęć otrzymywania newslettera.`,
  unsubscribed: (email) => `Newsletter nie jest już wysyłany na ${email}.`,
  waits: (email) => `Zapisano na tym urządzeniu. Wyślemy ${email} do sklepu, gdy będzie z nim połączenie.`,
  failed: 'Coś poszło nie tak. Spróbuj ponownie za kilka sekund.',
  offline: 'Brak połączenia. Spróbuj ponownie, gdy połączenie wróci.',
};
