import type { RestockMailWords } from './restock-mail-words.ts';

export const es: RestockMailWords = {
  subject: (name) => `De nuevo disponible: ${name}`,
  heading: 'La prenda que esperabas ha vuelto',
  isBack: (piece) => `De nuevo disponible: ${piece}.`,
  onlyMail: 'Nos pediste que te avisáramos. Este es el único correo al respecto.',
  notYou: 'Si no lo pediste, alguien ha indicado tu dirección por error. No tienes que hacer nada.',
  lookAtPiece: 'Ver la prenda',
};
