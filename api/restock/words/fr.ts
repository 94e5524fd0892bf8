import type { RestockMailWords } from './restock-mail-words.ts';

export const fr: RestockMailWords = {
  subject: (name) => `De nouveau disponible : ${name}`,
  heading: 'La pièce que vous attendiez est de retour',
  isBack: (piece) => `De nouveau disponible : ${piece}.`,
  onlyMail: 'Vous nous avez demandé de vous prévenir. C’est le seul e-mail à ce sujet.',
  notYou: 'Si vous n’avez rien demandé, quelqu’un a indiqué votre adresse par erreur. Vous n’avez rien à faire.',
  lookAtPiece: 'Voir la pièce',
};
