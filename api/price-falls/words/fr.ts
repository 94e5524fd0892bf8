import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const fr: PriceFallMailWords = {
  subjectOfOne: (name) => `Le prix a baissé : ${name}`,
  subjectOfMany: 'Des pièces que vous attendez coûtent maintenant moins cher',
  heading: 'Le prix a baissé',
  isCheaper: (piece, now, before) => `${piece} coûte maintenant ${now} au lieu de ${before}.`,
  youAsked:
    'Vous nous avez demandé de vous prévenir d’une baisse de prix. Nous vous écrivons au sujet des prix une fois par jour au plus.',
  notYou:
    'Si vous n’avez rien demandé, quelqu’un a indiqué votre adresse par erreur. Le lien ci-dessous met fin à ces e-mails.',
};
