import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const hi: PriceFallMailWords = {
  subjectOfOne: (name) => `दाम घटा: ${name}`,
  subjectOfMany: 'जिन परिधानों का आप इंतज़ार कर रहे हैं, उनके दाम घट गए',
  heading: 'दाम घट गया',
  isCheaper: (piece, now, before) => `${piece} अब ${before} के बजाय ${now} का है।`,
  youAsked: 'आपने दाम घटने पर बताने को कहा था। दामों के बारे में हम दिन में ज़्यादा से ज़्यादा एक बार लिखते हैं।',
  notYou: 'अगर आपने नहीं कहा था, तो किसी ने ग़लती से आपका पता दे दिया है। नीचे का लिंक ऐसे ईमेल बंद कर देता है।',
};
