import type { TextsOf } from '../writing/messages.ts';
import type { cartNoticeMessages } from './en.ts';

export const cartNotices: TextsOf<typeof cartNoticeMessages> = {
  'cart-added': 'أُضيف المنتج إلى السلة!',
  'cart-quantity-updated': 'تم تحديث كمية المنتج!',
  'cart-price-unknown': 'سعر المنتج غير معروف، ولا يمكن إضافته إلى السلة!',
  'cart-out-of-stock': 'المنتج غير متوفر ولا يمكن إضافته إلى السلة!',
  'cart-stock-unsure': 'لم نتأكد من الكمية المتوفرة (فهي متغيّرة). أُضيف المنتج إلى السلة كحجز مبدئي.',
  'cart-line-refused': 'لم يتمكن المتجر من إضافة هذا المنتج إلى السلة.',
  'coupon-refused': 'رمز القسيمة غير صالح. تحقق من الرمز وحاول مرة أخرى.',
  'product-no-variants': 'لا تتوفر أي خيارات لهذا المنتج',
};
