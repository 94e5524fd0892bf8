import type { RestockMailWords } from './restock-mail-words.ts';

export const de: RestockMailWords = {
  subject: (name) => `Wieder da: ${name}`,
  heading: 'Es ist wieder da',
  isBack: (piece) => `${piece} ist wieder zu haben.`,
  onlyMail: 'Sie wollten es wissen. Dies ist die einzige Nachricht dazu.',
  notYou: 'Haben Sie nicht gefragt, hat jemand Ihre Adresse versehentlich angegeben. Sie müssen nichts tun.',
  lookAtPiece: 'Stück ansehen',
};
