import type { AlertMailWords } from './alert-mail-words.ts';

export const pl: AlertMailWords = {
  notYou: 'Jeśli to nie Twoja prośba, ktoś przez pomyłkę podał Twój adres. Nie trzeba nic robić.',
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
