import type { TextsOf } from '../writing/words.ts';
import type { orderStatusWords } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusWords> = {
  statuses: {
    pending: 'ऑर्डर दिया गया',
    pending_payment: 'भुगतान की प्रतीक्षा',
    processing: 'पैक हो रहा है',
    shipped: 'रास्ते में',
    complete: 'पहुँच गया',
    canceled: 'रद्द',
    closed: 'बंद',
    holded: 'रोका गया',
  },
};
