import type { TextsOf } from '../writing/messages.ts';
import type { cartNoticeMessages } from './en.ts';

export const cartNotices: TextsOf<typeof cartNoticeMessages> = {
  'cart-added': 'उत्पाद कार्ट में जोड़ दिया गया है!',
  'cart-quantity-updated': 'उत्पाद की संख्या बदल दी गई है!',
  'cart-price-unknown': 'उत्पाद की क़ीमत पता नहीं है, इसलिए उसे कार्ट में नहीं जोड़ा जा सकता!',
  'cart-out-of-stock': 'उत्पाद स्टॉक में नहीं है और कार्ट में नहीं जोड़ा जा सकता!',
  'cart-stock-unsure': 'स्टॉक की संख्या पक्की नहीं है (बदल रही है)। उत्पाद को अग्रिम आरक्षण के लिए कार्ट में जोड़ दिया गया है।',
  'cart-line-refused': 'दुकान इस उत्पाद को कार्ट में नहीं ले सकी।',
  'coupon-refused': 'कूपन कोड मान्य नहीं है। कोड जाँचकर फिर कोशिश करें।',
  'product-no-variants': 'कोई विकल्प उपलब्ध नहीं है',
};
