import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { commonMessages } from './en.ts';

const count = counterOf('ar-AE');

export const common: TextsOf<typeof commonMessages> = {
  home: 'الرئيسية',
  close: 'إغلاق',
  retry: 'إعادة المحاولة',
  checkout: 'إتمام الشراء',
  viewCart: 'عرض السلة',
  compare: 'مقارنة',
  continueShopping: 'متابعة التسوق',
  loading: 'جارٍ التحميل',
  optional: 'اختياري',
  all: (name) => `كل ما في ${name}`,
  viewAll: 'عرض الكل',
  pieces: (quantity) =>
    count(quantity, {
      zero: 'لا توجد قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '# قطع',
      many: '# قطعة',
      other: '# قطعة',
    }),
  oneLess: (name) => `إنقاص واحدة: ${name}`,
  oneMore: (name) => `زيادة واحدة: ${name}`,
  off: (percent) => `خصم ${percent}%`,
  colour: 'اللون',
  size: 'المقاس',
  originalPrice: 'السعر الأصلي',
  now: 'الآن',
  outOfStock: 'غير متوفر',
  new: 'جديد',
  sale: 'تخفيضات',
  shopSilent: 'لم يستجب المتجر',
  restWorks: 'قد تكون بقية أقسام المتجر متاحة.',
  cannotShowPage: 'تعذّر عرض هذه الصفحة',
  partFailed: 'يتعذّر عرض هذا الجزء الآن.',
};
