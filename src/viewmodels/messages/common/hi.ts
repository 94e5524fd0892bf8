import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { commonMessages } from './en.ts';

const count = counterOf('hi');

export const common: TextsOf<typeof commonMessages> = {
  home: 'होम',
  close: 'बंद करें',
  retry: 'फिर कोशिश करें',
  checkout: 'चेकआउट',
  viewCart: 'कार्ट देखें',
  compare: 'तुलना करें',
  continueShopping: 'ख़रीदारी जारी रखें',
  loading: 'लोड हो रहा है',
  optional: 'वैकल्पिक',
  all: (name) => `${name} में सब कुछ`,
  viewAll: 'सब देखें',
  pieces: (quantity) => count(quantity, { one: '# पीस', other: '# पीस' }),
  oneLess: (name) => `एक कम करें: ${name}`,
  oneMore: (name) => `एक बढ़ाएँ: ${name}`,
  off: (percent) => `${percent}% की छूट`,
  colour: 'रंग',
  size: 'साइज़',
  originalPrice: 'मूल क़ीमत',
  now: 'अब',
  outOfStock: 'स्टॉक में नहीं',
  new: 'नया',
  sale: 'सेल',
  shopSilent: 'दुकान से जवाब नहीं मिला',
  restWorks: 'दुकान के बाक़ी हिस्से शायद अब भी चल रहे हों।',
  cannotShowPage: 'हम यह पेज नहीं दिखा सकते',
  partFailed: 'यह हिस्सा अभी नहीं दिखाया जा सकता।',
};
