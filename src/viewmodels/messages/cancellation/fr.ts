import type { TextsOf } from '../writing/messages.ts';
import type { cancellationMessages } from './en.ts';

export const cancellation: TextsOf<typeof cancellationMessages> = {
  cancel: 'Annuler la commande',
  canceledOn: (day) => `Vous avez annulé cette commande le ${day}.`,
  paysBack: (amount, payment) => `Nous remboursons ${amount} là d’où vient le paiement : ${payment}.`,
  paidBack: (amount, day) => `${amount} ont été remboursés le ${day}.`,
  nothingDue: 'Vous n’avez rien payé pour elle, et rien n’est dû.',
};
