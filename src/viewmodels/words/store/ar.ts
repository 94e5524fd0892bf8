import type { TextsOf } from '../writing/words.ts';
import type { storeWords } from './en.ts';

export const store: TextsOf<typeof storeWords> = {
  country: 'الدولة',
  language: 'اللغة',
  currency: 'العملة',
  save: 'حفظ',
  hint: 'تتبع الأسعار الدولة المختارة. تبقى سلتك كما هي.',
};
