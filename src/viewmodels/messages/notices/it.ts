import type { TextsOf } from '../writing/messages.ts';
import type { noticeMessages } from './en.ts';

export const notices: TextsOf<typeof noticeMessages> = {
  'page-gone': 'Questa pagina non esiste più. Ecco la pagina iniziale.',
  'product-empty-result':
    'Il prodotto, la categoria o la pagina non sono disponibili offline. Ti portiamo alla pagina iniziale.',
  'category-offline': 'Nessun prodotto salvato per questa categoria. Torna quando sei online!',
  'filters-offline': 'Nessun filtro salvato per questa categoria. Torna quando sei online!',
  'order-refused':
    'L’ordine non è stato accettato. Controlla che tutti i campi obbligatori siano compilati, oppure scrivici a {email}',
  'order-not-kept':
    'Questo dispositivo non può conservare il tuo ordine. Tieni aperta questa pagina finché il negozio non ha risposto.',
  'order-queued': 'Non è stato possibile trasmettere l’ordine per un errore del server. L’ordine è in coda',
  'order-queue-refused':
    'L’indirizzo indicato alla cassa contiene dati non validi. Controlla che tutti i campi obbligatori siano compilati e scrivici a {email}, così risolviamo il problema per il futuro. Il tuo ordine è stato annullato.',
  'order-queue-out-of-stock': 'Alcuni dei prodotti ordinati sono esauriti. Il tuo ordine è stato annullato.',
  'order-sent': 'Il tuo ordine è stato inviato e registrato. Grazie.',
  'order-not-withdrawn': 'Questo dispositivo non ha potuto registrare un annullamento. Annulla di nuovo l’ordine.',
  'order-being-canceled': 'Il tuo ordine viene annullato e non più inviato. Chiediamo al negozio se lo ha ricevuto.',
  'order-canceled': 'Il tuo ordine è annullato. Il negozio non lo ha ricevuto.',
  'order-not-canceled':
    'Il negozio ha l’ordine che hai annullato, con il numero {number}. Per annullarlo anche lì, scrivi a {email}.',
  'review-sent': 'La tua recensione è stata inviata per la verifica.',
  'review-failed': 'Qualcosa è andato storto. Riprova fra qualche secondo.',
  'signed-out': 'Disconnessione effettuata',
  'account-updated': 'I dati dell’account sono stati aggiornati',
  'password-changed': 'La password è stata cambiata',
  'account-not-made':
    'L’ordine è stato effettuato, ma non è stato possibile creare un account. Puoi registrarti quando vuoi.',
  'session-lost': 'Errore interno durante il rinnovo dell’accesso. Svuota i dati del sito e ricarica la pagina.',
  'compare-added': 'Il prodotto {productName} è stato aggiunto al confronto!',
  'compare-removed': 'Il prodotto {productName} è stato rimosso dal confronto!',
  'compare-full': 'Ci sono già quattro capi a confronto. Togline uno per aggiungere questo.',
  'part-missing': 'Non è stato possibile caricare una parte del negozio. Controlla la connessione e riprova.',
  'device-news': '',
  'shop-renewed': 'È pronta una nuova versione del negozio.',
  'language-offered': 'Puoi leggere questo negozio in italiano. Prezzi e carrello restano come sono.',
  readIn: 'Leggi in italiano',
  'server-message': '',
};
