import type { TextsOf } from '../writing/messages.ts';
import type { keptMessages } from './en.ts';

export const kept: TextsOf<typeof keptMessages> = {
  title: 'इस डिवाइस पर सहेजा हुआ',
  text: 'आप ऑफ़लाइन हैं। ये पेज फिर भी खुलते हैं।',
  none: 'अभी कुछ सहेजा नहीं गया',
  noneText: 'ऑनलाइन रहते हुए आप जो देखते हैं, वह यहाँ बिना नेटवर्क के भी खुलता है।',
  saved: (moment) => `इस डिवाइस पर सहेजा गया, ${moment}`,
  savedAtSomeTime: 'इस डिवाइस पर सहेजा हुआ',
  found: 'आप ऑफ़लाइन हैं। ये पीस आपके डिवाइस पर हैं; दुकान में और भी हो सकते हैं।',
  notFound: 'आपके डिवाइस पर कुछ मेल नहीं खाता',
  notFoundText: (text) => `आप ऑफ़लाइन हैं, इसलिए हमने “${text}” को सिर्फ़ आपके डिवाइस पर खोजा।`,
  pages: 'सहेजे हुए पेज देखें',
};
