import type { TextsOf } from '../words.ts';
import type { filterWords } from './en.ts';

export const filters: TextsOf<typeof filterWords> = {
  filters: 'عوامل التصفية',
  filtersChosen: (chosen) => `عوامل التصفية (${chosen})`,
  names: {
    category_product: 'نوع القطعة',
    category: 'الفئة',
    color: 'اللون',
    discount: 'الخصم',
    size: 'المقاس',
    rts: 'جاهز للشحن',
    gender: 'الجنس',
    price: 'السعر',
  },
  range: (from, to) => `من ${from} إلى ${to}`,
  andAbove: (from) => `${from} فأكثر`,
  upTo: (to) => `حتى ${to}`,
  from: 'من',
  to: 'إلى',
  applyPrice: 'تطبيق السعر',
  allOf: (group, count) => `${group}: عرض الكل (${count})`,
  greyValues: 'القيم الرمادية لا منتجات لها مع ما اخترته.',
  remove: (value) => `إزالة التصفية ${value}`,
  clearAll: 'مسح كل عوامل التصفية',
  showItems: 'عرض المنتجات',
  show: (items) => `عرض ${items}`,
  noHits: 'لا يوجد منتج يجمع كل ما اخترته.',
  showWithout: (value) => `عرض المنتجات دون ${value}`,
  notRenewed: 'تعذّر تحديث القائمة. ما تراه يسبق اختيارك الأخير.',
};
