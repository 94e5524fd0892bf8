import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'आपने न्यूज़लेटर की सदस्यता ले ली है।',
  'newsletter-to-confirm': 'कृपया हमारे भेजे ईमेल में न्यूज़लेटर की पुष्टि करें।',
  'restock-noted': '{productName} के फिर आते ही आपको एक बार ईमेल मिलेगा।',
  'restock-there': '{productName} फिर से स्टॉक में है। आपको इंतज़ार करने की ज़रूरत नहीं।',
  'price-falls-noted': 'आपकी विशलिस्ट के किसी पीस की क़ीमत घटने पर आपको ईमेल मिलेगा।',
  'mail-sent': 'आपका संदेश “{message}” दुकान को भेज दिया गया है।',
  'mail-not-sent': 'आपका संदेश “{message}” भेजा नहीं जा सका। कोई जवाब न मिले तो कृपया फिर लिखें।',
  'tasks-dropped': 'आप लॉग आउट हैं, इसलिए जो भेजा जाना बाक़ी था वह हटा दिया गया: {number}',
  'order-charged-otherwise':
    'आपके ऑर्डर {number} की राशि {was} के बजाय {now} है: ऑर्डर करने के बाद क़ीमतें, डिलीवरी या कूपन बदल गए हैं।',
  'order-not-sent': 'आपका ऑर्डर नहीं हुआ। पते के देश में भेजना संभव नहीं है: {productName}।',
};
