import type { TextsOf } from '../writing/messages.ts';
import type { cancellationMessages } from './en.ts';

export const cancellation: TextsOf<typeof cancellationMessages> = {
  cancel: 'Bestellung stornieren',
  canceledOn: (day) => `Sie haben diese Bestellung am ${day} storniert.`,
  paysBack: (amount, payment) => `Wir erstatten ${amount} dorthin, woher es kam: ${payment}.`,
  paidBack: (amount, day) => `${amount} wurden am ${day} erstattet.`,
  nothingDue: 'Sie haben dafür nichts bezahlt, und es ist nichts zu zahlen.',
};
