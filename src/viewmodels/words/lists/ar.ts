import type { TextsOf } from '../writing/words.ts';
import type { listWords } from './en.ts';

export const lists: TextsOf<typeof listWords> = {
  wishlist: 'المفضلة',
  recent: 'شوهدت مؤخرًا',
  saved: 'القطع المحفوظة',
  keptHere: 'محفوظة على هذا الجهاز.',
  emptyTitle: 'قائمة المفضلة فارغة',
  emptyText: 'اضغط على القلب بجانب قطعة تعجبك لتنتظرك هنا، حتى دون اتصال.',
  continue: 'متابعة التسوق',
  remove: (name) => `إزالة ${name} من المفضلة`,
};
