import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'Zapisano do newslettera.',
  'newsletter-to-confirm': 'Potwierdź newsletter w wiadomości, którą wysłaliśmy.',
  'restock-noted': 'Wyślemy jeden e-mail, gdy znów będzie dostępne: {productName}.',
  'restock-there': 'Znów dostępne: {productName}. Nie trzeba już czekać.',
  'price-falls-noted': 'Wyślemy e-mail, gdy produkt z Twoich ulubionych będzie kosztował mniej.',
  'mail-sent': 'Wiadomość „{message}” została wysłana do sklepu.',
  'mail-not-sent': 'Nie udało się wysłać wiadomości „{message}”. Jeśli nikt nie odpowie, napisz ponownie.',
  'tasks-dropped': 'To, co czekało na wysłanie, usunięto po wylogowaniu: {number}',
  'order-charged-otherwise':
    'Zamówienie {number} kosztuje {now} zamiast {was}: od jego złożenia zmieniły się ceny, dostawa lub kod rabatowy.',
  'order-not-sent': 'Zamówienie nie zostało złożone. Do kraju z adresu dostawy nie wysyłamy: {productName}.',
};
