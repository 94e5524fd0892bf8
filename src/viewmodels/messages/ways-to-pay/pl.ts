import type { TextsOf } from '../writing/messages.ts';
import type { wayToPayMessages } from './en.ts';

export const waysToPay: TextsOf<typeof wayToPayMessages> = {
  channels: { upi: 'UPI', cards: 'Karty i net banking' },
  fromApp: 'Zapłać w aplikacji UPI.',
  gateway: (name) => `Dalszy ciąg na stronie ${name}, potem powrót tutaj.`,
  gatewayLater: (name) => `Brak połączenia: płatność na stronie ${name} po wysłaniu zamówienia.`,
  cash: 'Płatność kurierowi przy odbiorze paczki, bez opłaty. Tylko w Indiach.',
  noCash: 'Płatność przy odbiorze wymaga paczki: za pliki płaci się online.',
};
