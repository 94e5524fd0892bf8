import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { recapMessages } from './en.ts';

const count = counterOf('hi');

export const recap: TextsOf<typeof recapMessages> = {
  orderReview: 'ऑर्डर की जाँच',
  seeOrder: 'अपना ऑर्डर देखें',
  contact: 'संपर्क',
  deliverTo: 'डिलीवरी इन्हें',
  billTo: 'बिल इनके नाम',
  change: 'बदलें',
  changeContact: 'संपर्क बदलें',
  changeDelivery: 'डिलीवरी का पता बदलें',
  changeBilling: 'बिलिंग का पता बदलें',
  changeParcel: 'डिलीवरी बदलें',
  delivery: 'डिलीवरी',
  changed: 'आपके देखने के बाद कुछ बदल गया है, इसलिए कोई ऑर्डर नहीं हुआ। कृपया देखें, फिर दोबारा दबाएँ।',
  readTerms: 'बिक्री की शर्तें पढ़ें (नए टैब में खुलेंगी)',
  soldOut: (name) => `${name} का स्टॉक ख़त्म हो गया है। बाक़ी चीज़ें ऑर्डर करने के लिए इसे कार्ट से हटाएँ।`,
  priceChanged: (name, was, now) => `${name}: अब ${was} की जगह ${now}।`,
  totalChanged: (was, now) => `कुल राशि अब ${was} की जगह ${now} है।`,
  fewLeft: (name, left) => `${name} ${count(left, { one: 'का केवल # पीस बचा है।', other: 'के केवल # पीस बचे हैं।' })}`,
  notSent: (country, names) => `चुने गए देश (${country}) में भेजना संभव नहीं है: ${names}।`,
};
