import type { TextsOf } from '../writing/words.ts';
import type { orderStatusWords } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusWords> = {
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
