import type { TextsOf } from '../writing/messages.ts';
import type { orderStatusMessages } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusMessages> = {
  statuses: {
    pending: 'Geplaatst',
    pending_payment: 'Wacht op betaling',
    processing: 'Wordt ingepakt',
    shipped: 'Onderweg',
    complete: 'Bezorgd',
    canceled: 'Geannuleerd',
    closed: 'Gesloten',
    holded: 'Aangehouden',
  },
};
