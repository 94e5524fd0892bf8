import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'आपने न्यूज़लेटर की सदस्यता ले ली है।',
  'newsletter-to-confirm': 'कृपया हमारे भेजे मेल में न्यूज़लेटर की पुष्टि करें।',
  'restock-noted': '{productName} के फिर आते ही आपको एक बार ईमेल मिलेगा।',
  'restock-there': '{productName} फिर आ चुका है। आपको इंतज़ार नहीं करना है।',
  'mail-sent': 'आपका संदेश “{message}” दुकान को भेज दिया गया है।',
  'mail-not-sent': 'आपका संदेश “{message}” भेजा नहीं जा सका। कोई जवाब न मिले तो कृपया फिर लिखें।',
  'tasks-dropped': 'आप साइन आउट हैं, इसलिए जो भेजा जाना बाकी था वह हटा दिया गया: {number}',
  'order-charged-otherwise':
    'आपके ऑर्डर {number} की राशि {was} के बजाय {now} है: ऑर्डर करने के बाद कीमतें, डिलीवरी या कूपन बदल गए हैं।',
};
