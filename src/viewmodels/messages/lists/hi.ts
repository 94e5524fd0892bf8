import type { TextsOf } from '../writing/messages.ts';
import type { listMessages } from './en.ts';

export const lists: TextsOf<typeof listMessages> = {
  wishlist: 'विशलिस्ट',
  recent: 'हाल में देखे गए',
  saved: 'सहेजे हुए पीस',
  keptHere: 'इस डिवाइस पर सहेजा गया।',
  cheaper: (amount) => `सहेजने के समय से अब ${amount} कम।`,
  dearer: (amount) => `सहेजने के समय से अब ${amount} ज़्यादा।`,
  emptyTitle: 'आपकी विशलिस्ट ख़ाली है',
  emptyText: 'जो पसंद आए उस पर दिल दबाएँ, वह यहाँ आपका इंतज़ार करेगा, बिना इंटरनेट के भी।',
  continue: 'ख़रीदारी जारी रखें',
  add: 'कार्ट में जोड़ें',
  addOf: (name) => `कार्ट में जोड़ें: ${name}`,
  choose: 'चुनकर जोड़ें',
  chooseOf: (name) => `चुनकर जोड़ें: ${name}`,
  asPage: 'पेज के रूप में दिखाएँ',
  compare: 'पीस की तुलना करें',
  needsScripts: 'विशलिस्ट आपके डिवाइस पर रहती है और उसके लिए JavaScript ज़रूरी है।',
  remove: (name) => `${name} को विशलिस्ट से हटाएँ`,
};
