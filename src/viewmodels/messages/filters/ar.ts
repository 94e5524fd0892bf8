import type { TextsOf } from '../writing/messages.ts';
import type { filterMessages } from './en.ts';

export const filters: TextsOf<typeof filterMessages> = {
  filters: 'عوامل التصفية',
  filtersChosen: (chosen) => `عوامل التصفية (${chosen})`,
  names: {
    category_product: 'نوع القطعة',
    category: 'الفئة',
    discount: 'الخصم',
    rts: 'جاهز للشحن',
    gender: 'الجنس',
    price: 'السعر',
  },
  range: (from, to) => `من ${from} إلى ${to}`,
  andAbove: (from) => `${from} فأكثر`,
  upTo: (to) => `حتى ${to}`,
  discountFrom: (percent) => `${percent}% فأكثر`,
  from: 'من',
  to: 'إلى',
  applyPrice: 'تطبيق السعر',
  lowestPrice: 'أدنى سعر',
  highestPrice: 'أعلى سعر',
  anyPrice: 'أي سعر',
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
