import type { TextsOf } from '../writing/messages.ts';
import type { cancellationMessages } from './en.ts';

export const cancellation: TextsOf<typeof cancellationMessages> = {
  cancel: 'Annulla l’ordine',
  canceledOn: (day) => `Hai annullato questo ordine il ${day}.`,
  paysBack: (amount, payment) => `Rimborsiamo ${amount} con lo stesso metodo di pagamento: ${payment}.`,
  paidBack: (amount, day) => `${amount} rimborsati il ${day}.`,
  nothingDue: 'Per questo ordine non hai pagato nulla, e nulla è dovuto.',
};
