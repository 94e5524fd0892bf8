import { counterOf } from '../counter-of.ts';
import type { TextsOf } from '../words.ts';
import type { cartWords } from './en.ts';

const count = counterOf('ar-AE');

export const cart: TextsOf<typeof cartWords> = {
  cart: 'السلة',
  items: 'محتويات السلة',
  empty: 'سلتك فارغة',
  emptyText: 'ما تضيفه ينتظرك هنا، حتى دون اتصال.',
  needsScripts: 'السلة محفوظة على جهازك وتحتاج إلى JavaScript.',
  offline: 'سنتحقق من الأسعار والتوفر عند عودة الاتصال.',
  more: (pieces) =>
    count(pieces, {
      one: 'وقطعة أخرى في سلتك',
      two: 'وقطعتان أخريان في سلتك',
      few: 'و# قطع أخرى في سلتك',
      other: 'و# قطعة أخرى في سلتك',
    }),
  quantityOf: (name) => `كمية ${name}`,
  together: 'المجموع',
  remove: 'إزالة',
  removeOf: (name) => `إزالة ${name}`,
  removeItem: 'إزالة المنتج',
  removeQuestion: (name) => `هل تريد إزالة ${name} من سلتك؟`,
  keep: 'إبقاء',
  removed: (name) => `أُزيل ${name}.`,
  returned: (name) => `عاد ${name} إلى سلتك.`,
  undo: 'تراجع',
  thePiece: 'المنتج',
  soldOut: 'نفدت الكمية حاليًا. يُرجى إزالته قبل الطلب.',
  stockUnsure: 'لم نتمكن من التحقق من توفره بعد. سنتحقق قبل إرسال طلبك.',
  summary: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  shipping: 'الشحن',
  tax: 'الضريبة',
  storeCredit: 'رصيد المتجر',
  total: 'الإجمالي',
  allTaxes: 'الأسعار شاملة جميع الضرائب.',
  estimated: 'تقدير على هذا الجهاز. يؤكد المتجر المبلغ النهائي.',
  paySafely: 'ادفع بأمان بالبطاقة أو UPI أو PayPal.',
  addCoupon: 'إضافة قسيمة',
  couponCode: 'رمز القسيمة',
  applyCoupon: 'تطبيق القسيمة',
  removeCoupon: 'إزالة القسيمة',
  couponMissing: 'أدخل رمز القسيمة.',
  couponApplied: (code) => `تم تطبيق ${code}.`,
  couponSaves: (code, amount) => `توفّر لك ${code} مبلغ ${amount}.`,
  couponUnreachable: 'تعذّر الوصول إلى المتجر. يُرجى المحاولة بعد لحظات.',
  couponOffline: 'يمكن تغيير القسائم عند عودة الاتصال.',
};
