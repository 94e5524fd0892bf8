import type { TextsOf } from '../writing/messages.ts';
import type { homeMessages } from './en.ts';

export const home: TextsOf<typeof homeMessages> = {
  title: 'Zari – أزياء من مصممين هنود، صُنعت لتُلبس',
  description: 'ساري ولهنغا وكورتا وشيرواني من دور أزياء نعرفها، نرسلها إلى العالم كله.',
  empty: 'واجهة المتجر خالية للحظات',
  emptyText: 'يُرجى المحاولة بعد قليل.',
  collections: {
    'new-in': 'وصل حديثًا',
    trending: 'الأكثر رواجًا',
    'celebrity-style': 'إطلالات المشاهير',
    'best-sellers': 'الأكثر مبيعًا',
  },
  banners: 'مقترحات',
  seeMore: 'عرض المزيد',
  earlierIn: (title) => `السابق في ${title}`,
  moreIn: (title) => `المزيد في ${title}`,
  viewAllOf: (title) => `عرض الكل: ${title}`,
  until: 'حتى {day}',
  previousSlide: 'الشريحة السابقة',
  nextSlide: 'الشريحة التالية',
  slideOf: (at, of) => `الشريحة ${at} من ${of}`,
  pause: 'إيقاف مؤقت',
  play: 'تشغيل',
  stores: 'متاجرنا',
  openToday: (opens, closes) => `مفتوح اليوم من ${opens} إلى ${closes}`,
  closedToday: 'مغلق اليوم',
  directions: 'الاتجاهات',
  directionsTo: (name) => `الاتجاهات إلى ${name}`,
};
