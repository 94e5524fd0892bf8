import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const hi: PriceFallMailWords = {
  subjectOfOne: (name) => `क़ीमत घटी: ${name}`,
  subjectOfMany: 'जिन पीस का आपको इंतज़ार है, उनकी क़ीमतें घट गईं',
  heading: 'क़ीमत घट गई',
  isCheaper: (piece, now, before) => `${piece} की क़ीमत अब ${before} के बजाय ${now} है।`,
  youAsked: 'आपने क़ीमत घटने पर बताने को कहा था। क़ीमतों के बारे में हम दिन में ज़्यादा से ज़्यादा एक बार लिखते हैं।',
  notYou: 'अगर आपने नहीं कहा था, तो किसी ने ग़लती से आपका पता दे दिया है। नीचे का लिंक ऐसे ईमेल बंद कर देता है।',
};
