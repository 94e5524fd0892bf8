import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const it: PriceFallMailWords = {
  subjectOfOne: (name) => `Ora costa meno: ${name}`,
  subjectOfMany: 'Alcuni capi che aspetti ora costano meno',
  heading: 'Ora costa meno',
  isCheaper: (piece, now, before) => `${piece} ora costa ${now} invece di ${before}.`,
  youAsked:
    'Ci hai chiesto di avvisarti quando il prezzo scende. Sui prezzi ti scriviamo al massimo una volta al giorno.',
  notYou:
    'Se non lo hai chiesto, qualcuno ha indicato il tuo indirizzo per errore. Il link qui sotto mette fine a queste e-mail.',
};
