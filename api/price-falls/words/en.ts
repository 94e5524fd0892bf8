import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const en: PriceFallMailWords = {
  subjectOfOne: (name) => `Costs less now: ${name}`,
  subjectOfMany: 'Pieces that you wait for cost less now',
  heading: 'Costs less now',
  isCheaper: (piece, now, before) => `${piece} costs ${now} now instead of ${before}.`,
  youAsked: 'You asked us to tell you when the price falls. We write to you about prices once a day at most.',
  notYou: 'If you did not ask, somebody has given your address by mistake. The link below ends such mails.',
};
