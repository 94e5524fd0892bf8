import type { TextsOf } from '../writing/messages.ts';
import type { trackingMessages } from './en.ts';

export const tracking: TextsOf<typeof trackingMessages> = {
  title: 'Segui il tuo ordine',
  intro: 'Bastano il numero del tuo ordine e l’indirizzo e-mail con cui hai ordinato. Non serve un account.',
  form: 'Trova il tuo ordine',
  fields: { order: 'Numero d’ordine', email: 'Indirizzo e-mail' },
  orderHelp: 'Inizia con AF e si trova nella conferma.',
  emailHelp: 'Quello a cui è stata inviata la conferma.',
  find: 'Mostra l’ordine',
  problems: {
    'order-required': 'Inserisci il numero d’ordine',
    'order-no-order-number': 'Inserisci un numero d’ordine come AF000070012',
    'email-required': 'Inserisci il tuo indirizzo e-mail',
    'email-not-an-email': 'Inserisci un indirizzo e-mail come nome@example.com',
  },
  notFound:
    'Non troviamo alcun ordine con questo numero e questo indirizzo e-mail. Controlla entrambi; dopo più tentativi, aspetta qualche minuto.',
  wrongEmail: 'Questo indirizzo e-mail non apre l’ordine. Controllalo; dopo più tentativi, aspetta qualche minuto.',
  tooOften: 'Hai fatto molti tentativi. Aspetta un minuto, poi riprova.',
  failed: 'Il negozio non ha risposto. Ciò che hai scritto è ancora qui; riprova.',
  offline: 'Sei offline. Ciò che hai scritto è ancora qui; riprova quando torni online.',
  further: 'Altri modi',
  account: 'Ordini del tuo account',
  contact: 'Scrivici',
  yours: 'È il tuo ordine?',
  yoursText: 'Inserisci l’indirizzo e-mail con cui hai ordinato per vedere chi lo riceve, e dove.',
  show: 'Mostra tutti i dettagli',
};
