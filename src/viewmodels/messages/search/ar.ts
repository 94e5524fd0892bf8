import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { searchMessages } from './en.ts';

const count = counterOf('ar-AE');

export const search: TextsOf<typeof searchMessages> = {
  results: 'نتائج البحث',
  found: (products) =>
    count(products, {
      zero: 'لا توجد منتجات',
      one: 'عُثر على منتج واحد',
      two: 'عُثر على منتجين',
      few: 'عُثر على # منتجات',
      many: 'عُثر على # منتجًا',
      other: 'عُثر على # منتج',
    }),
  seeAll: (products) =>
    count(products, {
      zero: 'عرض المنتجات',
      one: 'عرض المنتج',
      two: 'عرض المنتجين',
      few: 'عرض كل المنتجات (#)',
      many: 'عرض كل المنتجات (#)',
      other: 'عرض كل المنتجات (#)',
    }),
  recent: 'عمليات البحث الأخيرة',
  popular: 'الأكثر شعبية',
  phrases: 'اقتراحات',
  categories: 'الفئات والمصممون',
  pages: 'المساعدة والمعلومات',
  forget: (text) => `حذف ${text}`,
  none: 'لم يُعثر على منتجات',
  noneText: (text) => `بحثنا عن «${text}» في كل الأسماء وأرقام المنتجات والفئات.`,
  offline: 'أنت غير متصل. لا يمكن العثور إلا على الفئات والقطع الموجودة على جهازك حتى يعود الاتصال.',
  failed: 'لم يستجب المتجر. اضغط مفتاح الإدخال لتجربة البحث الكامل.',
  edit: 'عمّ تبحث؟',
  show: 'بحث',
  resultsFor: (text) => `نتائج البحث عن «${text}»`,
  corrected: 'تُعرض نتائج {corrected}.',
  inSize: (sizes) => `بالمقاس ${sizes}.`,
  original: (text) => `البحث عن «${text}» بدلًا من ذلك`,
  forgiving: (text) => `البحث عمّا يشبه «${text}»`,
  shorter: 'البحث بكلمات أقل',
  tooShort: 'اكتب ثلاثة أحرف أو أكثر.',
};
