import type { TextsOf } from '../writing/messages.ts';
import type { priceFallMessages } from './en.ts';

export const priceFalls: TextsOf<typeof priceFallMessages> = {
  tell: 'Avvisami quando un prezzo scende',
  byMail: 'Avvisami per e-mail',
  promise: 'Ti scriviamo quando un capo di questa lista costa meno di adesso, al massimo una volta al giorno.',
  kept: 'Per questo il negozio conserva il tuo indirizzo e-mail, i capi e i loro prezzi, per 180 giorni al massimo. Con un link in ogni e-mail puoi interrompere tutto subito.',
  noted:
    'Riceverai un’e-mail quando un capo di questa lista costerà meno. Per ciò che aggiungi dopo, chiedilo di nuovo.',
  waits:
    'Salvato su questo dispositivo. Verrà inviato al negozio appena sarà raggiungibile, e riceverai un’e-mail quando un capo di questa lista costerà meno.',
};
