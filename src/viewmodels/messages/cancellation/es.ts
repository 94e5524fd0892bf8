import type { TextsOf } from '../writing/messages.ts';
import type { cancellationMessages } from './en.ts';

export const cancellation: TextsOf<typeof cancellationMessages> = {
  cancel: 'Cancelar el pedido',
  canceledOn: (day) => `Cancelaste este pedido el ${day}.`,
  paysBack: (amount, payment) => `Reembolsamos ${amount} al mismo medio de pago: ${payment}.`,
  paidBack: (amount, day) => `${amount} se reembolsaron el ${day}.`,
  nothingDue: 'No has pagado nada por él, así que no se debe nada.',
};
