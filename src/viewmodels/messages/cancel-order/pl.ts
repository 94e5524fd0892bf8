import type { TextsOf } from '../writing/messages.ts';
import type { cancelOrderMessages } from './en.ts';

export const cancelOrder: TextsOf<typeof cancelOrderMessages> = {
  ofOrder: (number) => `Zamówienie ${number}`,
  what: 'Po anulowaniu nic z niego nie zostanie wysłane.',
  credit: 'Użyty kod rabatowy lub środki w sklepie można wykorzystać ponownie.',
  send: 'Anuluj teraz',
  keep: 'Zachowaj zamówienie',
  refused: 'Sklep nie mógł go już anulować. Tutaj widać, jaki jest jego stan.',
  tooOften: 'To było wiele prób. Odczekaj minutę i spróbuj ponownie.',
  failed: 'Sklep nie odpowiedział. Spróbuj ponownie; zamówienie anuluje się tylko raz.',
  offline: 'Jesteś offline, a anulowanie wymaga sieci. Zamówienie pozostaje bez zmian.',
  done: (number) => `Zamówienie ${number} zostało anulowane`,
  mail: 'Wysłaliśmy e-mail z potwierdzeniem.',
  gone: 'To zamówienie już anulowano.',
  onItsWay: 'Jest pakowane lub już wysłane, więc nie można go anulować. Po doręczeniu produkty można zwrócić.',
  elsewhere: 'Aby anulować to zamówienie, napisz do nas, podając jego numer.',
  toOrder: 'Do zamówienia',
};
