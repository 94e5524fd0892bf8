import type { RestockMailWords } from './restock-mail-words.ts';

export const de: RestockMailWords = {
  subject: (name) => `Wieder da: ${name}`,
  heading: 'Es ist wieder da',
  isBack: (piece) => `${piece} ist wieder zu haben.`,
  onlyMail: 'Sie wollten es wissen. Dies ist die einzige Nachricht dazu.',
  lookAtPiece: 'Stück ansehen',
};
