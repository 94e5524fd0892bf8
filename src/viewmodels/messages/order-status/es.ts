import type { TextsOf } from '../writing/messages.ts';
import type { orderStatusMessages } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusMessages> = {
  statuses: {
    pending: 'Realizado',
    pending_payment: 'Pendiente de pago',
    processing: 'En preparación',
    shipped: 'De camino',
    complete: 'Entregado',
    canceled: 'Cancelado',
    closed: 'Cerrado',
    holded: 'En pausa',
  },
};
