import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const es: PriceFallMailWords = {
  subjectOfOne: (name) => `Ha bajado de precio: ${name}`,
  subjectOfMany: 'Algunas prendas que esperas cuestan ahora menos',
  heading: 'El precio ha bajado',
  isCheaper: (piece, now, before) => `${piece} cuesta ahora ${now} en lugar de ${before}.`,
  youAsked:
    'Nos pediste que te avisáramos cuando bajara el precio. Sobre precios te escribimos una vez al día como máximo.',
  notYou: 'Si no lo pediste, alguien ha indicado tu dirección por error. El enlace de abajo pone fin a estos correos.',
};
