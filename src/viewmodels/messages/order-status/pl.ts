import type { TextsOf } from '../writing/messages.ts';
import type { orderStatusMessages } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusMessages> = {
  statuses: {
    pending: 'Złożone',
    pending_payment: 'Czeka na płatność',
    processing: 'Pakowane',
    shipped: 'W drodze',
    complete: 'Doręczone',
    canceled: 'Anulowane',
    closed: 'Zamknięte',
    holded: 'Wstrzymane',
  },
};
