import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { frameMessages } from './en.ts';

const count = counterOf('ar-AE');

export const frame: TextsOf<typeof frameMessages> = {
  skip: 'الانتقال إلى المحتوى',
  slogan: 'صناعة يدوية في الهند، تصل إلى العالم كله',
  announcement: 'إعلان',
  closeAnnouncement: 'إغلاق الإعلان',
  menu: 'القائمة',
  mainMenu: 'القائمة الرئيسية',
  shortcuts: 'اختصارات',
  backTo: (name) => `العودة إلى ${name}`,
  back: 'رجوع',
  backToAll: 'العودة إلى القائمة كاملة',
  cart: (quantity) =>
    count(quantity, {
      zero: 'السلة، لا توجد منتجات',
      one: 'السلة، منتج واحد',
      two: 'السلة، منتجان',
      few: 'السلة، # منتجات',
      many: 'السلة، # منتجًا',
      other: 'السلة، # منتج',
    }),
  wishlist: (quantity) =>
    count(quantity, {
      zero: 'المفضلة، لا توجد منتجات',
      one: 'المفضلة، منتج واحد',
      two: 'المفضلة، منتجان',
      few: 'المفضلة، # منتجات',
      many: 'المفضلة، # منتجًا',
      other: 'المفضلة، # منتج',
    }),
  saved: 'المفضلة',
  account: 'الحساب',
  search: 'بحث',
  notices: 'التنبيهات',
  ok: 'حسنًا',
  proceedToCheckout: 'الانتقال إلى إتمام الشراء',
  offline: 'أنت غير متصل بالإنترنت',
  backOnline: 'عاد الاتصال',
  house: 'خيط الذهب في النسيج. أزياء من مصممين هنود، صُنعت لتُلبس.',
  shop: 'التسوق',
  help: 'المساعدة',
  helpText: 'تظهر تكلفة التوصيل قبل الدفع. هل هناك ما ليس على ما يرام؟ راسلنا.',
  delivery: 'التوصيل',
  returns: 'الإرجاع والاستبدال',
  trackOrder: 'تتبّع طلبك',
  contact: 'اتصل بنا',
  withdraw: 'العدول عن العقد هنا',
  stores: 'متاجرنا',
  sizeGuide: 'دليل المقاسات',
  terms: 'شروط البيع',
  privacy: 'الخصوصية',
  accessibility: 'إمكانية الوصول',
  store: 'الدولة واللغة والعملة',
  breadcrumbs: 'مسار التصفح',
};
