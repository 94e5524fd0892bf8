import type { TextsOf } from '../writing/messages.ts';
import type { cartPageMessages } from './en.ts';

export const cartPage: TextsOf<typeof cartPageMessages> = {
  discountOf: (code) => `بالقسيمة ${code}`,
  deliveryFree: (country) => `توصيل مجاني إلى ${country}`,
  deliveryTo: (country) => `التوصيل إلى ${country}`,
  deliveryNone: 'لا يوجد ما يُشحن',
  taxWithin: 'مشمولة في الأسعار',
  taxWithinRest: 'مشمولة في المبلغ المدفوع',
  taxNone: 'لا تُضاف ضريبة هنا',
  totalTaxes: 'شامل جميع الضرائب',
  toldLater: 'يظهر عندما يجيب المتجر',
  trust: 'معلومات مفيدة',
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
