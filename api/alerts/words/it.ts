import type { AlertMailWords } from './alert-mail-words.ts';

export const it: AlertMailWords = {
  noMoreMails: 'Niente più e-mail come questa',
  unsubscribe: {
    question: 'Niente più e-mail sui capi che aspetti?',
    whatEnds:
      'Non riceverai più notizie di ciò che aspetti con questo indirizzo e-mail: né quando torna disponibile, né quando il prezzo scende. Puoi chiederle di nuovo nel negozio in qualsiasi momento.',
    button: 'Non inviare altre e-mail',
    done: 'Niente più e-mail sui capi che aspetti',
    askAgain: 'Ora non aspetti più alcun capo. Ti scriviamo di nuovo solo se ce lo chiedi.',
    unknown: 'Questo link non funziona',
    newerMail:
      'È incompleto o troppo vecchio. Un’e-mail più recente su un capo che aspetti ne contiene uno che funziona.',
    unchanged: 'Non è cambiato nulla',
    pressButton: 'Apri il link dell’e-mail e premi il pulsante sulla sua pagina.',
    backToShop: 'Torna al negozio',
  },
};
