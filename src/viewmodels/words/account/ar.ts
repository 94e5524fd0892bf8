import type { TextsOf } from '../words.ts';
import type { accountWords } from './en.ts';

export const account: TextsOf<typeof accountWords> = {
  account: 'الحساب',
  orders: 'الطلبات',
  ordersKept: 'الطلبات التي قدّمتها على هذا الجهاز.',
  none: 'لا طلبات بعد. ما تطلبه على هذا الجهاز يظهر هنا.',
  placed: (number) => `الطلب ${number}`,
  waiting: 'في انتظار الإرسال',
  refused: 'لم يُقدَّم',
  withdrawn: 'أُلغي',
  help: 'المساعدة',
};
