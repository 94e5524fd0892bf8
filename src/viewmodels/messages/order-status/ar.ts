import type { TextsOf } from '../writing/messages.ts';
import type { orderStatusMessages } from './en.ts';

export const orderStatus: TextsOf<typeof orderStatusMessages> = {
  statuses: {
    pending: 'مسجَّل',
    pending_payment: 'في انتظار الدفع',
    processing: 'قيد التجهيز',
    shipped: 'في الطريق',
    complete: 'سُلِّم',
    canceled: 'أُلغي',
    closed: 'مغلق',
    holded: 'موقوف مؤقتًا',
  },
};
