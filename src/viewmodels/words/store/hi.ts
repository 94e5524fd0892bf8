import type { TextsOf } from '../writing/words.ts';
import type { storeWords } from './en.ts';

export const store: TextsOf<typeof storeWords> = {
  country: 'देश',
  language: 'भाषा',
  currency: 'मुद्रा',
  save: 'सहेजें',
  hint: 'क़ीमतें देश के अनुसार होती हैं। आपका कार्ट वैसा ही रहेगा।',
};
