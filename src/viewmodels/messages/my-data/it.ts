import type { TextsOf } from '../writing/messages.ts';
import type { myDataMessages } from './en.ts';

export const myData: TextsOf<typeof myDataMessages> = {
  about:
    'Tutto ciò che Zari conserva di te e ciò che conserva questo dispositivo. Importi in rupie indiane, orari in UTC.',
  downloadText:
    'Un file con tutto ciò che conserviamo di te, dal profilo e dagli ordini alle recensioni, e con ciò che conserva questo dispositivo. È testo semplice che puoi leggere tu, e anche altri programmi. Non contiene password.',
  deviceText:
    'Le scelte sulla privacy e l’unità delle taglie sono di questo dispositivo e di nessun account: non sono nel file.',
  download: 'Scarica i miei dati',
  saved: 'Il file è tra i tuoi download.',
  notSaved: 'Il negozio non ha risposto. Riprova tra un minuto.',
  downloadOffline: 'Sei offline e il file ha bisogno della rete.',
  deletion: 'Elimina il mio account',
  deletionText: 'Avviene subito e non si può annullare.',
  goesHeading: 'Che cosa viene eliminato',
  goes: [
    'Profilo, indirizzi e password',
    'Accessi su tutti i dispositivi',
    'Carrello, liste e i loro link da questo dispositivo',
    'Recensioni scritte dopo l’accesso',
    'Newsletter e avvisi su taglie e prezzi',
  ],
  staysHeading: 'Che cosa resta',
  stays: [
    'Ordini e fatture: la legge ci obbliga a conservarli fino a 8 anni',
    'Gli ordini e i resi in corso proseguono',
    'Trovi un ordine con il suo numero e l’indirizzo e-mail',
  ],
  credit: (amount) => `Il tuo credito di ${amount} andrà perso. Se puoi, spendilo prima.`,
  creditBack: 'Quello che hai pagato con il credito non torna se un ordine viene annullato.',
  password: 'La tua password',
  send: 'Elimina l’account per sempre',
  wrongPassword: 'Questa non è la tua password. Controllala.',
  orderWaits:
    'Un ordine su questo dispositivo non è ancora arrivato al negozio. Aspetta che sia inviato o annullalo prima.',
  otherCredit: 'Il tuo credito è cambiato. Leggi che cosa andrebbe perso, poi premi di nuovo.',
  notDeleted: 'Il negozio non ha risposto. Riprova: un account viene eliminato una sola volta.',
  deletionOffline: 'Sei offline e l’eliminazione ha bisogno della rete. Non è stato eliminato nulla.',
  done: 'Il tuo account è stato eliminato. Un’e-mail lo conferma.',
};
