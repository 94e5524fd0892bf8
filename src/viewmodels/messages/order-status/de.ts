import type { TextsOf } from '../writing/messages.ts';
import type { orderStatusMessages } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusMessages> = {
  statuses: {
    pending: 'Aufgegeben',
    pending_payment: 'Wartet auf Zahlung',
    processing: 'Wird verpackt',
    shipped: 'Unterwegs',
    complete: 'Geliefert',
    canceled: 'Storniert',
    closed: 'Abgeschlossen',
    holded: 'Angehalten',
  },
};
