import type { TextsOf } from '../writing/words.ts';
import type { addressRuleWords } from './en.ts';

export const addressRules: TextsOf<typeof addressRuleWords> = {
  names: {
    pin: 'पिन कोड',
    zip: 'ज़िप कोड',
    eircode: 'पोस्टकोड (Eircode)',
    postalCode: 'पोस्टल कोड',
    postcode: 'पोस्टकोड',
  },
  postcodeHelp: (name, like) => `आपका ${name}, जैसे ${like}।`,
  postcodeLike: (name, like) => `अपना ${name} लिखें, जैसे ${like}`,
  noPostcodes: 'यहाँ पोस्टकोड नहीं होते: इसे खाली छोड़ दें।',
  noSuchPin: 'कोई पिन कोड इन दो अंकों से शुरू नहीं होता: कृपया इन्हें जाँचें',
  indianMobile: 'दस अंकों का मोबाइल नंबर लिखें जो 6, 7, 8 या 9 से शुरू हो',
  phoneLike: (like) => `${like} जैसा फ़ोन नंबर लिखें, या ऐसा जो + और देश के कोड से शुरू हो`,
};
