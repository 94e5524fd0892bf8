import type { TextsOf } from '../writing/messages.ts';
import type { trackingMessages } from './en.ts';

export const tracking: TextsOf<typeof trackingMessages> = {
  title: 'Śledź zamówienie',
  intro: 'Wystarczą numer zamówienia i adres e-mail podany przy zamówieniu. Konto nie jest potrzebne.',
  form: 'Znajdź zamówienie',
  fields: { order: 'Numer zamówienia', email: 'Adres e-mail' },
  orderHelp: 'Zaczyna się od AF i znajduje się w potwierdzeniu.',
  emailHelp: 'Ten, na który wysłano potwierdzenie.',
  find: 'Pokaż zamówienie',
  problems: {
    'order-required': 'Podaj numer zamówienia',
    'order-no-order-number': 'Podaj numer zamówienia w formacie AF000070012',
    'email-required': 'Podaj adres e-mail',
    'email-not-an-email': 'Podaj adres e-mail w formacie imie@example.com',
  },
  notFound:
    'Nie znaleźliśmy zamówienia z tym numerem i adresem e-mail. Sprawdź oba; po kilku próbach odczekaj parę minut.',
  wrongEmail: 'Ten adres e-mail nie pasuje do zamówienia. Sprawdź go; po kilku próbach odczekaj parę minut.',
  tooOften: 'Zbyt wiele prób. Odczekaj minutę i spróbuj ponownie.',
  failed: 'Sklep nie odpowiedział. Wpisane dane nadal tu są; spróbuj ponownie.',
  offline: 'Brak połączenia. Wpisane dane nadal tu są; spróbuj ponownie, gdy połączenie wróci.',
  further: 'Inne sposoby',
  account: 'Zamówienia na koncie',
  contact: 'Napisz do nas',
  yours: 'Czy to Twoje zamówienie?',
  yoursText: 'Podaj adres e-mail użyty przy zamówieniu, aby zobaczyć, kto i gdzie je odbierze.',
  show: 'Pokaż wszystkie szczegóły',
};
