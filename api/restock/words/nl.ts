import type { RestockMailWords } from './restock-mail-words.ts';

export const nl: RestockMailWords = {
  subject: (name) => `Weer op voorraad: ${name}`,
  heading: 'Het stuk waarop je wachtte is er weer',
  isBack: (piece) => `Weer op voorraad: ${piece}.`,
  onlyMail: 'Je vroeg ons het te laten weten. Dit is de enige e-mail erover.',
  notYou: 'Heb je dit niet gevraagd, dan heeft iemand per ongeluk je adres opgegeven. Je hoeft niets te doen.',
  lookAtPiece: 'Het stuk bekijken',
};
