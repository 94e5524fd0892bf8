import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { recapMessages } from './en.ts';

const count = counterOf('pl');

export const recap: TextsOf<typeof recapMessages> = {
  orderReview: 'Sprawdzenie zamówienia',
  seeOrder: 'Zobacz zamówienie',
  contact: 'Kontakt',
  deliverTo: 'Odbiorca',
  billTo: 'Nabywca',
  change: 'Zmień',
  changeContact: 'Zmień dane kontaktowe',
  changeDelivery: 'Zmień adres dostawy',
  changeBilling: 'Zmień adres do faktury',
  changeParcel: 'Zmień dostawę',
  delivery: 'Dostawa',
  changed: 'W międzyczasie coś się zmieniło, więc nic nie zamówiono. Sprawdź i naciśnij ponownie.',
  readTerms: 'Przeczytaj regulamin (otwiera nową kartę)',
  soldOut: (name) => `${name}: wyprzedane. Usuń z koszyka, aby zamówić resztę.`,
  priceChanged: (name, was, now) => `${name}: teraz ${now} zamiast ${was}.`,
  totalChanged: (was, now) => `Suma to teraz ${now} zamiast ${was}.`,
  fewLeft: (name, left) =>
    count(left, {
      one: `Została tylko # sztuka: ${name}.`,
      few: `Zostały tylko # sztuki: ${name}.`,
      other: `Zostało tylko # sztuk: ${name}.`,
    }),
  notSent: (country, names) => `Do wybranego kraju (${country}) nie wysyłamy: ${names}.`,
};
