import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { sharedListMessages } from './en.ts';

const count = counterOf('hi');

export const sharedList: TextsOf<typeof sharedListMessages> = {
  share: 'यह विशलिस्ट शेयर करें',
  intro: 'जिसके पास लिंक है, वह ये पीस उस दिन की क़ीमत पर देखेगा। आपके दिए नाम के सिवा इसमें आपके बारे में कुछ नहीं है।',
  title: 'लिस्ट का नाम',
  name: 'आपका नाम',
  makeLink: 'शेयर करें',
  isShared: 'जिसके पास लिंक है, वह {day} तक यह लिस्ट देख सकता है। बाद में सहेजे गए पीस इसमें नहीं हैं।',
  link: 'लिस्ट का लिंक',
  pass: 'लिंक शेयर करें',
  copied: 'लिंक कॉपी हो गया।',
  copyYourself: 'लिंक को फ़ील्ड से कॉपी करें।',
  stop: 'शेयर करना बंद करें',
  stopped: 'लिस्ट अब शेयर नहीं है: उसका लिंक कहीं नहीं ले जाता।',
  offline: 'आप ऑफ़लाइन हैं। शेयर करने के लिए नेटवर्क चाहिए।',
  failed: 'दुकान से जवाब नहीं आया। कृपया फिर कोशिश करें।',
  heading: 'शेयर की गई विशलिस्ट',
  by: (name) => `${name} ने शेयर की`,
  today: 'क़ीमतें और स्टॉक आज के हैं।',
  pieces: 'शेयर किए गए पीस',
  save: 'मेरी विशलिस्ट में जोड़ें',
  saved: 'ये पीस आपकी विशलिस्ट में हैं।',
  toWishlist: 'अपनी विशलिस्ट देखें',
  missing: (pieces) => count(pieces, { one: '# पीस अब नहीं बिकता।', other: '# पीस अब नहीं बिकते।' }),
  gone: 'यह विशलिस्ट शेयर नहीं है',
  goneText: 'हो सकता है लिंक ग़लत लिखा हो, उसका समय बीत गया हो, या शेयर करने वाले ने बंद कर दिया हो।',
  loadFailed: 'हम यह विशलिस्ट नहीं खोल पाए',
  continue: 'ख़रीदारी जारी रखें',
};
