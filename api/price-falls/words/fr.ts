import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const fr: PriceFallMailWords = {
  subjectOfOne: (name) => `Moins cher maintenant : ${name}`,
  subjectOfMany: 'Des pièces que vous attendez coûtent moins cher',
  heading: 'Le prix a baissé',
  isCheaper: (piece, now, before) => `${piece} coûte maintenant ${now} au lieu de ${before}.`,
  youAsked:
    'Vous nous avez demandé de vous prévenir quand le prix baisse. Nous vous écrivons sur les prix une fois par jour au plus.',
  notYou:
    'Si vous n’avez rien demandé, quelqu’un a indiqué votre adresse par erreur. Le lien ci-dessous met fin à ces e-mails.',
};
