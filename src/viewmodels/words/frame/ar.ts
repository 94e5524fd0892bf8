import type { TextsOf } from '../words.ts';
import type { frameWords } from './en.ts';

export const frame: TextsOf<typeof frameWords> = {
  skip: 'الانتقال إلى المحتوى',
  slogan: 'صناعة يدوية في الهند، تصل إلى العالم كله',
  announcement: 'إعلان',
  closeAnnouncement: 'إغلاق الإعلان',
  menu: 'القائمة',
  mainMenu: 'القائمة الرئيسية',
  backTo: (name) => `العودة إلى ${name}`,
  backToAll: 'العودة إلى القائمة كاملة',
  cart: (count) => `السلة، عدد القطع ${count}`,
  wishlist: (count) => `المفضلة، عدد القطع ${count}`,
  account: 'الحساب',
  search: 'بحث',
  notices: 'التنبيهات',
  ok: 'حسنًا',
  proceedToCheckout: 'الانتقال إلى إتمام الشراء',
  offline: 'أنت غير متصل بالإنترنت',
  backOnline: 'عدت إلى الاتصال',
  house: 'خيط الذهب في النسيج. أزياء من مصممين هنود، صُنعت لتُلبس.',
  shop: 'التسوق',
  help: 'المساعدة',
  helpText: 'تظهر كلفة التوصيل قبل الدفع. هل هناك ما ليس على ما يرام؟ راسلنا.',
  store: 'الدولة واللغة والعملة',
  breadcrumbs: 'مسار التصفح',
};
