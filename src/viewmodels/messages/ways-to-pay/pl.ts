import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'Karty i bankowość internetowa' },
  fromApp: 'Zapłać w aplikacji UPI.',
  gateway: (name) => `Przejdziesz na stronę ${name}, a potem wrócisz tutaj.`,
  gatewayLater: (name) => `Brak połączenia: zapłacisz na stronie ${name} po wysłaniu zamówienia.`,
  cash: 'Płatność kurierowi przy odbiorze paczki, bez opłaty. Tylko w Indiach.',
  noCash: 'Płatność przy odbiorze wymaga paczki: za pliki płaci się online.',
  noCashThere: 'Pod tym PIN code nie przyjmujemy gotówki. Zapłać online.',
};
