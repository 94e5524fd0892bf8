import type { TextsOf } from '../writing/messages.ts';
import type { contactMessages } from './en.ts';

export const contact: TextsOf<typeof contactMessages> = {
  title: 'Kontakt',
  intro: 'Odpowie osoba, która zna te ubrania, zwykle w ciągu jednego dnia roboczego.',
  sooner: 'Najczęstsze pytania',
  orders: 'Gdzie jest moje zamówienie?',
  delivery: 'Ile kosztuje dostawa?',
  returns: 'Jak zwrócić produkt?',
  stores: 'Gdzie mogę przymierzyć?',
  form: 'Napisz do nas',
  fields: {
    topic: 'Temat',
    name: 'Imię i nazwisko',
    email: 'Adres e-mail',
    orderNumber: 'Numer zamówienia',
    message: 'Wiadomość',
  },
  topics: {
    order: 'Zamówienie',
    return: 'Zwrot',
    size: 'Rozmiar',
    'made-to-measure': 'Szycie na miarę',
    other: 'Coś innego',
  },
  orderNumberHelp: 'Zaczyna się od AF i znajduje się w potwierdzeniu.',
  lettersLeft: (left) => `Pozostało znaków: ${left}`,
  send: 'Wyślij wiadomość',
  problems: {
    'name-required': 'Podaj imię i nazwisko',
    'name-too-long': 'Podaj najwyżej 100 znaków',
    'email-required': 'Podaj adres e-mail',
    'email-not-an-email': 'Podaj adres e-mail w formacie imie@example.com',
    'orderNumber-no-order-number': 'Podaj numer zamówienia w formacie AF000070012',
    'message-required': 'Napisz, o co chodzi',
    'message-too-long': 'Skróć trochę wiadomość',
  },
  failed: 'Nie udało się wysłać wiadomości. Nadal tu jest; spróbuj ponownie.',
  offline: 'Brak połączenia. Wiadomość nadal tu jest; wyślij ją, gdy połączenie wróci.',
  sent: 'Wiadomość jest w drodze',
  sentText: (email) => `Odpowiemy na adres ${email}, zwykle w ciągu jednego dnia roboczego.`,
  waits: 'Wiadomość jest zapisana',
  waitsText: (email) =>
    `Zapisano na tym urządzeniu. Wyślemy ją do sklepu, gdy będzie z nim połączenie, i odpowiemy na adres ${email}.`,
  copy: 'Treść wiadomości',
  writeMore: 'Napisz kolejną wiadomość',
  byMail: 'E-mailem',
};
