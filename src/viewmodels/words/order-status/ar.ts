import type { TextsOf } from '../writing/words.ts';
import type { orderStatusWords } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusWords> = {
  statuses: {
    pending: 'مقدَّم',
    pending_payment: 'في انتظار الدفع',
    processing: 'قيد التجهيز',
    shipped: 'في الطريق',
    complete: 'سُلِّم',
    canceled: 'أُلغي',
    closed: 'مغلق',
    holded: 'موقوف',
  },
};
