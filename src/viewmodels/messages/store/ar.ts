import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'متاجرنا',
  country: 'الدولة',
  language: 'اللغة',
  currency: 'العملة',
  save: 'حفظ',
  hint: 'تعتمد الأسعار والتوصيل والمجاميع على الدولة المختارة. تبقى سلتك كما هي.',
  notSent: (country, names) => `لا يمكن الإرسال إلى الدولة المختارة (${country}): ${names}.`,
};
