import type { AlertMailWords } from './alert-mail-words.ts';

export const pl: AlertMailWords = {
  noMoreMails: 'Nie chcę więcej takich wiadomości',
  unsubscribe: {
    question: 'Nie otrzymywać więcej wiadomości o produktach, na które czekasz?',
    whatEnds:
      'Na ten adres e-mail nie przyjdzie już żadna wiadomość o produktach, na które czekasz: ani o powrocie do sprzedaży, ani o spadku ceny. W sklepie możesz w każdej chwili poprosić o nie znowu.',
    button: 'Nie wysyłajcie więcej',
    done: 'Nie będzie więcej wiadomości o produktach, na które czekasz',
    askAgain: 'Nie czekasz już na żaden produkt. Napiszemy tylko wtedy, gdy znów o to poprosisz.',
    unknown: 'Ten link nie działa',
    newerMail:
      'Jest niepełny albo zbyt stary. Działający link jest w nowszej wiadomości o produkcie, na który czekasz.',
    unchanged: 'Nic się nie zmieniło',
    pressButton: 'Otwórz link z wiadomości i naciśnij przycisk na jego stronie.',
    backToShop: 'Wróć do sklepu',
  },
};
