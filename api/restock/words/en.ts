import type { RestockMailWords } from './restock-mail-words.ts';

export const en: RestockMailWords = {
  subject: (name) => `Back in stock: ${name}`,
  heading: 'It is back',
  isBack: (piece) => `${piece} can be had again.`,
  onlyMail: 'You asked us to tell you. This is the only mail about it.',
  notYou: 'If you did not ask, somebody has given your address by mistake. You need not do anything.',
  lookAtPiece: 'See the piece',
};
