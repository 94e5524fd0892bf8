import type { RestockMailWords } from './restock-mail-words.ts';

export const pl: RestockMailWords = {
  subject: (name) => `Znów w sprzedaży: ${name}`,
  heading: 'Produkt, na który czekasz, jest znów w sprzedaży',
  isBack: (piece) => `Znów w sprzedaży: ${piece}.`,
  onlyMail: 'Wysyłamy tę wiadomość na Twoją prośbę. To jedyny e-mail w tej sprawie.',
  notYou: 'Jeśli to nie Twoja prośba, ktoś przez pomyłkę podał Twój adres. Nie trzeba nic robić.',
  lookAtPiece: 'Zobacz produkt',
};
