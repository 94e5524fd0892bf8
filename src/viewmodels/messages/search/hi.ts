import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { searchMessages } from './en.ts';

const count = counterOf('hi-IN');

export const search: TextsOf<typeof searchMessages> = {
  results: 'खोज के नतीजे',
  found: (products) => count(products, { one: '# उत्पाद मिला', other: '# उत्पाद मिले' }),
  seeAll: (products) => count(products, { one: 'उत्पाद देखें', other: 'सभी # उत्पाद देखें' }),
  recent: 'हाल की खोजें',
  popular: 'लोकप्रिय',
  phrases: 'सुझाव',
  categories: 'श्रेणियाँ और डिज़ाइनर',
  pages: 'सहायता और जानकारी',
  forget: (text) => `${text} हटाएँ`,
  none: 'कोई उत्पाद नहीं मिला',
  noneText: (text) => `हमने “${text}” को हर नाम, उत्पाद नंबर और श्रेणी में ढूँढा।`,
  offline: 'आप ऑफ़लाइन हैं। फिर ऑनलाइन होने तक सिर्फ़ श्रेणियाँ और इस डिवाइस पर मौजूद चीज़ें मिल सकती हैं।',
  failed: 'दुकान ने जवाब नहीं दिया। पूरी खोज के लिए एंटर दबाएँ।',
  edit: 'आपको किसकी तलाश है?',
  show: 'खोजें',
  resultsFor: (text) => `“${text}” के नतीजे`,
  corrected: '{corrected} के नतीजे दिखाए जा रहे हैं।',
  inSize: (sizes) => `साइज़ ${sizes} में।`,
  original: (text) => `इसकी जगह “${text}” खोजें`,
  forgiving: (text) => `“${text}” से मिलते-जुलते शब्द खोजें`,
  shorter: 'कम शब्दों में खोजें',
  tooShort: 'कम से कम तीन अक्षर लिखें।',
};
