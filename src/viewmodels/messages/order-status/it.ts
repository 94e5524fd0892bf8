import type { TextsOf } from '../writing/messages.ts';
import type { orderStatusMessages } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusMessages> = {
  statuses: {
    pending: 'Effettuato',
    pending_payment: 'In attesa di pagamento',
    processing: 'In preparazione',
    shipped: 'In viaggio',
    complete: 'Consegnato',
    canceled: 'Annullato',
    closed: 'Chiuso',
    holded: 'Sospeso',
  },
};
