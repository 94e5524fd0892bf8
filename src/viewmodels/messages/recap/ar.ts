import type { TextsOf } from '../writing/messages.ts';
import type { recapMessages } from './en.ts';

export const recap: TextsOf<typeof recapMessages> = {
  orderReview: 'مراجعة الطلب',
  seeOrder: 'عرض طلبك',
  contact: 'بيانات التواصل',
  deliverTo: 'التوصيل إلى',
  billTo: 'الفاتورة إلى',
  change: 'تغيير',
  changeContact: 'تغيير بيانات التواصل',
  changeDelivery: 'تغيير عنوان التوصيل',
  changeBilling: 'تغيير عنوان الفاتورة',
  changeParcel: 'تغيير التوصيل',
  delivery: 'التوصيل',
  changed: 'تغيّر شيء منذ اطلاعك، لذا لم يُطلب أي شيء. يُرجى الاطلاع ثم الضغط مرة أخرى.',
  readTerms: 'اقرأ شروط البيع (تفتح في علامة تبويب جديدة)',
  soldOut: (name) => `نفد ${name}. أزله من سلتك لطلب الباقي.`,
  priceChanged: (name, was, now) => `${name}: الآن ${now} بدلًا من ${was}.`,
  totalChanged: (was, now) => `الإجمالي الآن ${now} بدلًا من ${was}.`,
  fewLeft: (name, left) => `لم يبق من ${name} سوى ${left}.`,
  notSent: (country, names) => `لا يمكن الإرسال إلى الدولة المختارة (${country}): ${names}.`,
};
