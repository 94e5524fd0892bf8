import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'المنتجات قيد المقارنة',
  property: 'الخاصية',
  price: 'السعر',
  onlyDifferences: 'الاختلافات فقط',
  noDifferences: 'هذه القطع متشابهة في كل ما يذكره المتجر عنها.',
  nothingToSay: 'لا توجد لدى المتجر تفاصيل عن هذه القطع يمكن مقارنتها.',
  unknown: 'غير مذكور',
  takeAway: 'إزالة',
  needsScripts: 'المقارنة محفوظة على جهازك وتحتاج إلى JavaScript.',
  remove: (name) => `إزالة ${name} من المقارنة`,
  keptHere: 'محفوظة على هذا الجهاز. تظهر حتى أربع قطع جنبًا إلى جنب.',
  loading: 'جارٍ تحميل التفاصيل',
  failed: 'تعذّر تحميل تفاصيل هذه القطع.',
  offline: 'أنت غير متصل. ستظهر التفاصيل عند عودة الاتصال، والقطع والأسعار كما رأيتها آخر مرة.',
  emptyTitle: 'لا يوجد ما يمكن مقارنته بعد',
  emptyText: 'اضغط على «إضافة إلى المقارنة» في صفحة أي قطعة لترى هنا حتى أربع قطع جنبًا إلى جنب.',
};
