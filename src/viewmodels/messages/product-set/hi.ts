import type { TextsOf } from '../writing/messages.ts';
import type { productSetMessages } from './en.ts';

export const productSet: TextsOf<typeof productSetMessages> = {
  parts: 'इस सेट में',
  partsHint: 'इसमें से जो पसंद आए वह लें। हर पीस आपके कार्ट में अलग से जुड़ेगा।',
  files: 'फ़ाइलें',
  filesHint: 'जो फ़ाइलें चाहिए वे चुनें। वे हमेशा आपकी रहेंगी।',
  file: 'डाउनलोड',
  choose: 'कोई एक चुनें',
  chooseMany: 'जितने चाहें चुनें',
  notNeeded: 'इसके बिना',
  included: 'शामिल है',
  more: (price) => `+ ${price}`,
  quantityOf: (name) => `${name} की संख्या`,
  severalOf: (quantity, name) => `${quantity} × ${name}`,
  sample: (title) => `${title} का नमूना देखें`,
  soldOut: 'बिक चुका है',
  notifyOf: (notifyMe, name) => `${notifyMe}: ${name}`,
  product: 'उत्पाद',
  price: 'क़ीमत',
  quantity: 'संख्या',
  sum: 'कुल',
  missing: (titles) => `कृपया चुनें: ${titles}`,
  noPieces: 'कृपया कम से कम एक पीस लें',
  noFiles: 'कृपया कम से कम एक फ़ाइल चुनें',
  sumIs: (price) => `कुल ${price}।`,
};
