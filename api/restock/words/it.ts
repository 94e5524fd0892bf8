import type { RestockMailWords } from './restock-mail-words.ts';

export const it: RestockMailWords = {
  subject: (name) => `Di nuovo disponibile: ${name}`,
  heading: 'Il capo che aspettavi è tornato',
  isBack: (piece) => `Di nuovo disponibile: ${piece}.`,
  onlyMail: 'Ci hai chiesto di avvisarti. Questa è l’unica e-mail al riguardo.',
  notYou: 'Se non lo hai chiesto, qualcuno ha indicato il tuo indirizzo per errore. Non devi fare nulla.',
  lookAtPiece: 'Vedi il capo',
};
