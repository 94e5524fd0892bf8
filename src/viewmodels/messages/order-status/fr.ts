import type { TextsOf } from '../writing/messages.ts';
import type { orderStatusMessages } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusMessages> = {
  statuses: {
    pending: 'Passée',
    pending_payment: 'En attente de paiement',
    processing: 'En préparation',
    shipped: 'En route',
    complete: 'Livrée',
    canceled: 'Annulée',
    closed: 'Close',
    holded: 'Suspendue',
  },
};
