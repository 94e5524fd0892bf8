import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'हमारी दुकानें',
  country: 'देश',
  language: 'भाषा',
  currency: 'मुद्रा',
  save: 'सहेजें',
  hint: 'क़ीमतें, डिलीवरी और कुल राशि देश के अनुसार होती हैं। आपका कार्ट वैसा ही रहेगा।',
  notSent: (country, names) => `चुने गए देश (${country}) में भेजना संभव नहीं है: ${names}।`,
};
