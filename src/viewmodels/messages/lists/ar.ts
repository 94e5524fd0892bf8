import type { TextsOf } from '../writing/messages.ts';
import type { listMessages } from './en.ts';

export const lists: TextsOf<typeof listMessages> = {
  wishlist: 'المفضلة',
  recent: 'شوهدت مؤخرًا',
  saved: 'القطع المحفوظة',
  keptHere: 'محفوظة على هذا الجهاز.',
  cheaper: (amount) => `أقل الآن بـ ${amount} مما كان عند الحفظ.`,
  dearer: (amount) => `أغلى الآن بـ ${amount} مما كان عند الحفظ.`,
  emptyTitle: 'قائمة المفضلة فارغة',
  emptyText: 'اضغط على القلب بجانب قطعة تعجبك لتنتظرك هنا، حتى دون اتصال.',
  continue: 'متابعة التسوق',
  add: 'أضف إلى السلة',
  addOf: (name) => `أضف إلى السلة: ${name}`,
  choose: 'اختر ثم أضف',
  chooseOf: (name) => `اختر ثم أضف: ${name}`,
  asPage: 'عرض كصفحة',
  compare: 'مقارنة القطع',
  needsScripts: 'المفضلة محفوظة على جهازك وتحتاج إلى JavaScript.',
  remove: (name) => `إزالة ${name} من المفضلة`,
};
