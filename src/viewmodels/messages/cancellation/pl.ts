import type { TextsOf } from '../writing/messages.ts';
import type { cancellationMessages } from './en.ts';

export const cancellation: TextsOf<typeof cancellationMessages> = {
  cancel: 'Anuluj zamówienie',
  canceledOn: (day) => `To zamówienie anulowano na Twoją prośbę: ${day}.`,
  paysBack: (amount, payment) => `Zwracamy ${amount} tą samą metodą płatności: ${payment}.`,
  paidBack: (amount, day) => `Zwrócono ${amount}: ${day}.`,
  nothingDue: 'Nic za nie nie zapłacono i nic nie jest należne.',
};
