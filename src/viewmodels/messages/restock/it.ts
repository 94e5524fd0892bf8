import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'questo capo',
  promise: (what) => `Ti scriviamo una sola volta, quando torna disponibile: ${what}.`,
  noted: (what) => `Riceverai un’e-mail, una sola volta, quando torna disponibile: ${what}.`,
  waits: (what) =>
    `Salvato su questo dispositivo. Verrà inviato al negozio appena sarà raggiungibile, e riceverai un’e-mail, una sola volta, quando torna disponibile: ${what}.`,
  there: (what) => `Di nuovo disponibile: ${what}. Ricarica questa pagina per acquistare.`,
};
