import type { TextsOf } from '../writing/messages.ts';
import type { addressRuleMessages } from './en.ts';

export const addressRules: TextsOf<typeof addressRuleMessages> = {
  postcodeHelp: (name, like) => `आपका ${name}, जैसे ${like}।`,
  postcodeLike: (name, like) => `अपना ${name} लिखें, जैसे ${like}`,
  noSuchPin: 'कोई पिन कोड इन दो अंकों से शुरू नहीं होता: कृपया इन्हें जाँचें',
  notDelivered: 'हम इस पिन कोड पर डिलीवरी नहीं कर सकते। कृपया कोई दूसरा पता भरें।',
  indianMobile: 'दस अंकों का मोबाइल नंबर लिखें जो 6, 7, 8 या 9 से शुरू हो',
  phoneLike: (like) => `${like} जैसा फ़ोन नंबर लिखें, या ऐसा जो + और देश के कोड से शुरू हो`,
  notSent: (names) => `इस देश में भेजना संभव नहीं है: ${names}।`,
};
