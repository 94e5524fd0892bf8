import type { TextsOf } from '../writing/messages.ts';
import type { storeLocatorMessages } from './en.ts';

export const storeLocator: TextsOf<typeof storeLocatorMessages> = {
  title: 'متاجرنا',
  intro: 'تفضّل بالدخول وجرّب ما يعجبك، ونحن نضبط القطعة على مقاسك.',
  search: 'المدينة أو الرمز البريدي',
  find: 'ابحث عن المتاجر',
  nearMe: 'استخدم موقعي',
  lost: 'لم نتمكن من معرفة مكانك. ابحث بالمدينة أو الرمز البريدي بدلًا من ذلك.',
  list: 'المتاجر',
  found: (count: number) => (count === 1 ? 'متجر واحد' : `عدد المتاجر: ${count}`),
  nothingFits: (text: string) => `لا يوجد متجر لـ«${text}» بعد. قد تكون هذه المتاجر قريبة منك:`,
  none: 'لا توجد متاجر يمكن زيارتها بعد',
  failed: 'لا يمكننا عرض متاجرنا الآن',
  openUntil: (time: string) => `مفتوح حتى ${time}`,
  opensAt: (time: string) => `يفتح اليوم الساعة ${time}`,
  closedNow: 'مغلق الآن',
  away: (km: string) => `على بُعد ${km} كم`,
  hours: 'ساعات العمل',
  days: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  closed: 'مغلق',
  services: 'في هذا المتجر',
};
