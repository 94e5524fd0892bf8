import type { TextsOf } from '../writing/messages.ts';
import type { cancellationMessages } from './en.ts';

export const cancellation: TextsOf<typeof cancellationMessages> = {
  cancel: 'Bestelling annuleren',
  canceledOn: (day) => `Je hebt deze bestelling op ${day} geannuleerd.`,
  paysBack: (amount, payment) => `We betalen ${amount} terug op de manier waarop is betaald: ${payment}.`,
  paidBack: (amount, day) => `${amount} is op ${day} terugbetaald.`,
  nothingDue: 'Je hebt er niets voor betaald, dus er is niets verschuldigd.',
};
