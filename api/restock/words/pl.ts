import type { RestockMailWords } from './restock-mail-words.ts';

export const pl: RestockMailWords = {
  subject: (name) => `Znów w sprzedaży: ${name}`,
  heading: 'Produkt, na który czekasz, jest znów w sprzedaży',
  isBack: (piece) => `Znów w sprzedaży: ${piece}.`,
  onlyMail: 'Wysyłamy tę wiadomość na Twoją prośbę. To jedyny e-mail w tej sprawie.',
  notYou: 'Jeśli to nie Twoja prośba, ktoś przez pomyłkę podał Twój adres. Nie trzeba nic robić.',
  lookAtPiece: 'Zobacz produkt',
  noMoreMails: 'Nie chcę więcej takich wiadomości',
  unsubscribe: {
    question: 'Nie otrzymywać więcej wiadomości o produktach, które wróciły do sprzedaży?',
    whatEnds:
      'Na ten adres e-mail nie przyjdzie już żadna wiadomość o produktach, na które czekasz. W sklepie możesz w każdej chwili poprosić o nie znowu.',
    button: 'Nie wysyłajcie więcej',
    done: 'Nie będzie więcej wiadomości o produktach, które wróciły do sprzedaży',
    askAgain: 'Nie czekasz już na żaden produkt. Napiszemy tylko wtedy, gdy znów o to poprosisz.',
    unknown: 'Ten link nie działa',
    newerMail:
      'Jest niepełny albo zbyt stary. Działający link jest w nowszej wiadomości o produkcie, który wrócił do sprzedaży.',
    unchanged: 'Nic się nie zmieniło',
    pressButton: 'Otwórz link z wiadomości i naciśnij przycisk na jego stronie.',
    backToShop: 'Wróć do sklepu',
  },
};
