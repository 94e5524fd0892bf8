import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const de: PriceFallMailWords = {
  subjectOfOne: (name) => `Jetzt günstiger: ${name}`,
  subjectOfMany: 'Stücke, auf die Sie warten, sind jetzt günstiger',
  heading: 'Jetzt günstiger',
  isCheaper: (piece, now, before) => `${piece} kostet jetzt ${now} statt ${before}.`,
  youAsked: 'Sie wollten es wissen, wenn der Preis fällt. Über Preise schreiben wir Ihnen höchstens einmal am Tag.',
  notYou:
    'Haben Sie nicht gefragt, hat jemand Ihre Adresse versehentlich angegeben. Der Link hier unten beendet solche Nachrichten.',
};
