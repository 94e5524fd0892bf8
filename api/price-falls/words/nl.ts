import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const nl: PriceFallMailWords = {
  subjectOfOne: (name) => `Nu goedkoper: ${name}`,
  subjectOfMany: 'Stukken waarop je wacht, zijn nu goedkoper',
  heading: 'Nu goedkoper',
  isCheaper: (piece, now, before) => `${piece} kost nu ${now} in plaats van ${before}.`,
  youAsked:
    'Je vroeg ons het te laten weten als de prijs daalt. Over prijzen schrijven we je hooguit één keer per dag.',
  notYou:
    'Heb je dit niet gevraagd, dan heeft iemand per ongeluk je adres opgegeven. Met de link hieronder stop je deze e-mails.',
};
