import type { TextsOf } from '../writing/messages.ts';
import type { whyPriceMessages } from './en.ts';

export const whyPrice: TextsOf<typeof whyPriceMessages> = {
  title: 'यह क़ीमत क्यों?',
  market: 'क़ीमतें यहाँ के लिए',
  india: 'भारत',
  us: 'संयुक्त राज्य अमेरिका',
  others: 'बाक़ी सभी देश',
  indiaStandsIn: 'आपके देश के लिए अलग क़ीमत नहीं है, इसलिए भारत की क़ीमत लागू है।',
  regular: 'सामान्य क़ीमत',
  special: 'विशेष क़ीमत',
  saved: 'आपकी बचत',
  from: (day) => `${day} से`,
  until: (day) => `${day} तक`,
  fromUntil: (from, until) => `${from} से ${until} तक`,
  always: 'बिना अंतिम तिथि के',
  later: (price, when) => `${price} की विशेष क़ीमत ${when} लागू है, आज नहीं।`,
  tax: (amount) => `क़ीमत में ${amount} GST शामिल है।`,
  taxContained: 'क़ीमत में GST शामिल है। कितना है, यह कार्ट में दिखता है।',
  taxNone: 'कोई कर नहीं जोड़ा जाता; आपके देश का शुल्क अलग से लग सकता है।',
  lowest: 'जब तक आप न चुनें, सभी साइज़ और रंगों में सबसे कम क़ीमत।',
  sum: 'आपके चुने हुए हिस्सों का योग।',
  shown: 'आप चुकाएँगे',
  currency: 'हमारी आज की दर पर आपकी मुद्रा में दिखाई गई; कार्ट का हिसाब रुपयों में होता है।',
};
