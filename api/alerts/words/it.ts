import type { AlertMailWords } from './alert-mail-words.ts';

export const it: AlertMailWords = {
  notYou: 'Se non lo hai chiesto, qualcuno ha indicato il tuo indirizzo per errore. Non devi fare nulla.',
  noMoreMails: 'Niente più e-mail come questa',
  unsubscribe: {
    question: 'Niente più e-mail sui capi tornati disponibili?',
    whatEnds:
      'Non riceverai più notizie di ciò che aspetti con questo indirizzo e-mail. Puoi chiederle di nuovo nel negozio in qualsiasi momento.',
    button: 'Non inviare altre e-mail',
    done: 'Niente più e-mail sui capi tornati disponibili',
    askAgain: 'Ora non aspetti più alcun capo. Ti scriviamo di nuovo solo se ce lo chiedi.',
    unknown: 'Questo link non funziona',
    newerMail:
      'È incompleto o troppo vecchio. Un’e-mail più recente su un capo tornato disponibile ne contiene uno che funziona.',
    unchanged: 'Non è cambiato nulla',
    pressButton: 'Apri il link dell’e-mail e premi il pulsante sulla sua pagina.',
    backToShop: 'Torna al negozio',
  },
};
