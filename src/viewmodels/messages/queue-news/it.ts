import type { TextsOf } from '../writing/messages.ts';
import type { queueNewsMessages } from './en.ts';

export const queueNews: TextsOf<typeof queueNewsMessages> = {
  'newsletter-joined': 'L’iscrizione alla newsletter è attiva.',
  'newsletter-to-confirm': 'Conferma la newsletter nell’e-mail che ti abbiamo inviato.',
  'restock-noted': 'Riceverai un’e-mail, una sola volta, quando {productName} sarà di nuovo disponibile.',
  'restock-there': '{productName} è già di nuovo disponibile. Non devi aspettare.',
  'price-falls-noted': 'Riceverai un’e-mail quando un capo dei tuoi preferiti costerà meno.',
  'mail-sent': 'Il tuo messaggio «{message}» è stato inviato al negozio.',
  'mail-not-sent': 'Non è stato possibile inviare il tuo messaggio «{message}». Se nessuno risponde, scrivi di nuovo.',
  'tasks-dropped':
    'Ciò che attendeva di essere inviato è stato eliminato, perché l’accesso al tuo account non è più attivo: {number}',
  'order-charged-otherwise':
    'Il tuo ordine {number} costa {now} invece di {was}: prezzi, consegna o un codice sconto sono cambiati dopo l’ordine.',
  'order-not-sent':
    'Il tuo ordine non è stato effettuato. Impossibile spedire nel paese dell’indirizzo: {productName}.',
};
