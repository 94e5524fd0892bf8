import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMessages } from './en.ts';

const count = counterOf('hi');

export const cart: TextsOf<typeof cartMessages> = {
  cart: 'कार्ट',
  items: 'कार्ट के आइटम',
  empty: 'आपका कार्ट ख़ाली है',
  emptyText: 'आप जो जोड़ेंगे वह यहाँ आपका इंतज़ार करेगा, बिना इंटरनेट के भी।',
  needsScripts: 'कार्ट आपके डिवाइस पर रहता है और उसके लिए JavaScript ज़रूरी है।',
  offline: 'आपके फिर ऑनलाइन होने पर हम क़ीमतें और स्टॉक जाँचेंगे।',
  more: (quantity) => count(quantity, { one: 'आपके कार्ट में # पीस और', other: 'आपके कार्ट में # पीस और' }),
  quantityOf: (name) => `${name} की संख्या`,
  together: 'कुल',
  remove: 'हटाएँ',
  removeOf: (name) => `${name} हटाएँ`,
  removeItem: 'आइटम हटाएँ',
  removeQuestion: (name) => `क्या ${name} को कार्ट से हटाना है?`,
  keep: 'रहने दें',
  removed: (name) => `${name} को हटा दिया गया है।`,
  returned: (name) => `${name} फिर से आपके कार्ट में है।`,
  undo: 'वापस लाएँ',
  change: 'बदलें',
  changeOf: (name) => `बदलें: ${name} का रंग या साइज़`,
  save: 'बाद के लिए रखें',
  saveOf: (name) => `बाद के लिए रखें: ${name}`,
  savedForLater: (name) => `${name} को बाद के लिए रख दिया गया है।`,
  soldOut: 'स्टॉक में नहीं है! इसे बाद के लिए रखें, या ऑर्डर से पहले हटा दें।',
  soldOutInThis: 'स्टॉक में नहीं है! दूसरा साइज़ या रंग चुनें, बाद के लिए रखें, या ऑर्डर से पहले हटा दें।',
  inStock: 'स्टॉक में है!',
  onlyLeft: (left) => count(left, { one: 'केवल # बचा है।', other: 'केवल # बचे हैं।' }),
  takeFewer: (quantity) => count(quantity, { other: 'संख्या # करें' }),
  takeFewerOf: (name, quantity) => count(quantity, { other: `संख्या # करें: ${name}` }),
  setTo: (left, quantity) =>
    `${count(left, { one: 'केवल # बचा है', other: 'केवल # बचे हैं' })}, ${count(quantity, { other: 'हमने संख्या # कर दी है' })}।`,
  quantityRefused: (wanted, quantity) =>
    `${count(wanted, { other: 'दुकान इसके # पीस नहीं दे सकी' })}, ${count(quantity, { other: 'इसलिए संख्या फिर से # है' })}।`,
  choiceRefused: (wanted) => `दुकान इसे ${wanted} में नहीं बदल सकी, इसलिए यह पहले जैसा ही है।`,
  stockUnsure: 'हम इसका स्टॉक अभी नहीं जाँच सके। ऑर्डर भेजे जाने से पहले जाँच लेंगे।',
  summary: 'ऑर्डर का सारांश',
  subtotal: 'उप-योग',
  discount: 'छूट',
  shipping: 'डिलीवरी',
  tax: 'कर',
  storeCredit: 'स्टोर क्रेडिट',
  total: 'कुल राशि',
  allTaxes: 'क़ीमतों में सभी कर शामिल हैं।',
  estimated: 'इस डिवाइस पर लगाया गया अनुमान। अंतिम राशि दुकान बताएगी।',
};
