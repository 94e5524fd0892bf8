import type { TextsOf } from '../writing/messages.ts';
import type { cartPageMessages } from './en.ts';

export const cartPage: TextsOf<typeof cartPageMessages> = {
  discountOf: (code) => `कूपन ${code} से`,
  deliveryFree: (country) => `मुफ़्त डिलीवरी: ${country}`,
  deliveryTo: (country) => `डिलीवरी: ${country}`,
  deliveryNone: 'कुछ भेजना नहीं है',
  taxWithin: 'क़ीमतों में शामिल',
  taxWithinRest: 'चुकाई जाने वाली राशि में शामिल',
  taxNone: 'यहाँ कोई कर नहीं जुड़ता',
  totalTaxes: 'सभी करों सहित',
  toldLater: 'दुकान का जवाब आने पर बताया जाएगा',
  trust: 'जानने लायक बातें',
  paySafely: 'कार्ड, UPI या PayPal से सुरक्षित भुगतान करें।',
  addCoupon: 'कूपन जोड़ें',
  couponCode: 'कूपन कोड',
  applyCoupon: 'कूपन लगाएँ',
  removeCoupon: 'कूपन हटाएँ',
  couponMissing: 'कूपन कोड डालें।',
  couponApplied: (code) => `${code} लागू है।`,
  couponSaves: (code, amount) => `${code} से आपके ${amount} बचते हैं।`,
  couponUnreachable: 'हम दुकान तक नहीं पहुँच सके। कृपया थोड़ी देर में फिर कोशिश करें।',
  couponOffline: 'आपके फिर ऑनलाइन होने पर कूपन बदले जा सकते हैं।',
};
