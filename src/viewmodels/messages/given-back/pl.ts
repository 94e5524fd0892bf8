import type { TextsOf } from '../writing/messages.ts';
import type { givenBackMessages } from './en.ts';

export const givenBack: TextsOf<typeof givenBackMessages> = {
  heading: 'Zwroty',
  give: 'Zwróć produkty',
  until: (day) => `Zwrot możliwy do ${day}`,
  over: (day) => `Zwrot był możliwy do ${day}`,
  notYet: 'Produkty można zwrócić po dostarczeniu całego zamówienia.',
  never: 'Rzeczy szytych na miarę ani takich, których się nie wysyła, nie można zwrócić.',
  name: (number) => `Zwrot ${number}`,
  askedOn: (day) => `Zgłoszono: ${day}`,
  receivedOn: (day) => `Dotarł: ${day}`,
  refundedOn: (day) => `Zwrócono pieniądze: ${day}`,
  refusedOn: (day) => `Nie przyjęto: ${day}`,
  refund: (amount) => `Kwota zwrotu: ${amount}`,
};
