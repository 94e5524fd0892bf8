import type { PriceFallMailWords } from './price-fall-mail-words.ts';

export const pl: PriceFallMailWords = {
  subjectOfOne: (name) => `Teraz taniej: ${name}`,
  subjectOfMany: 'Produkty, na które czekasz, są teraz tańsze',
  heading: 'Teraz taniej',
  isCheaper: (piece, now, before) => `${piece} kosztuje teraz ${now} zamiast ${before}.`,
  youAsked: 'Wysyłamy tę wiadomość na Twoją prośbę o informację o spadku ceny. O cenach piszemy najwyżej raz dziennie.',
  notYou: 'Jeśli to nie Twoja prośba, ktoś przez pomyłkę podał Twój adres. Link poniżej kończy takie wiadomości.',
};
