import type { OrderMailWords } from './order-mail-words.ts';

export const hi: OrderMailWords = {
  subject: {
    placed: (number) => `आपका ऑर्डर ${number} हो गया है`,
    paid: (number) => `आपके ऑर्डर ${number} का भुगतान हो गया है`,
    'payment-failed': (number) => `आपके ऑर्डर ${number} का भुगतान नहीं हो सका`,
  },
  heading: {
    placed: 'आपके ऑर्डर के लिए धन्यवाद',
    paid: 'आपके भुगतान के लिए धन्यवाद',
    'payment-failed': 'आपका भुगतान नहीं हो सका',
  },
  next: {
    pending: 'हम अब इसकी तैयारी कर रहे हैं। पहुँचने पर आप कूरियर को भुगतान करेंगे।',
    pending_payment: 'भुगतान होते ही हम इसकी तैयारी करेंगे।',
    processing: 'कुछ देना बाकी नहीं है, और हम अब इसकी तैयारी कर रहे हैं।',
  },
  paid: 'आपके ऑर्डर का भुगतान हो गया है, और हम अब इसकी तैयारी कर रहे हैं।',
  notCharged: 'कोई राशि नहीं ली गई और आपका ऑर्डर रद्द कर दिया गया।',
  nothingSent: 'इसमें से कुछ नहीं भेजा जाएगा, और कुछ देना नहीं है।',
  couponAgain: (code) => `कूपन ${code} फिर से मान्य है।`,
  creditAgain: (amount) => `${amount} का स्टोर क्रेडिट आपके खाते में वापस आ गया है।`,
  notForNothing: 'फिर भी बैंक ने राशि काट ली? अपना ऑर्डर नंबर देकर हमें लिखें।',
  orderNumber: 'ऑर्डर नंबर',
  placedOn: 'ऑर्डर की तारीख़',
  payment: 'भुगतान',
  delivery: 'डिलीवरी',
  orderedItems: 'ऑर्डर किए गए आइटम',
  subtotal: 'उप-योग',
  discount: 'छूट',
  shipping: 'डिलीवरी शुल्क',
  storeCredit: 'स्टोर क्रेडिट',
  total: 'कुल राशि',
  taxWithin: 'क़ीमतों में शामिल कर',
  deliverTo: 'डिलीवरी का पता',
  billTo: 'बिल का पता',
  lookAtOrder: 'अपना ऑर्डर देखें',
};
