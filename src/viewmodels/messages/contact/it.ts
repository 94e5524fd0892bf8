import type { TextsOf } from '../writing/messages.ts';
import type { contactMessages } from './en.ts';

export const contact: TextsOf<typeof contactMessages> = {
  title: 'Contatti',
  intro: 'Risponde chi conosce i capi, di solito entro un giorno lavorativo.',
  sooner: 'Le domande più frequenti',
  orders: 'Dov’è il mio ordine?',
  delivery: 'Quanto costa la consegna?',
  returns: 'Come faccio a rendere un capo?',
  stores: 'Dove posso provarlo?',
  form: 'Scrivici',
  fields: {
    topic: 'Argomento',
    name: 'Nome',
    email: 'Indirizzo e-mail',
    orderNumber: 'Numero d’ordine',
    message: 'Messaggio',
  },
  topics: {
    order: 'Un ordine',
    return: 'Un reso',
    size: 'Una taglia',
    'made-to-measure': 'Su misura',
    other: 'Altro',
  },
  orderNumberHelp: 'Inizia con AF e si trova nella conferma.',
  lettersLeft: (left) => `Caratteri rimasti: ${left}`,
  send: 'Invia il messaggio',
  problems: {
    'name-required': 'Inserisci il tuo nome',
    'name-too-long': 'Inserisci al massimo 100 caratteri',
    'email-required': 'Inserisci il tuo indirizzo e-mail',
    'email-not-an-email': 'Inserisci un indirizzo e-mail come nome@example.com',
    'orderNumber-no-order-number': 'Inserisci un numero d’ordine come AF000070012',
    'message-required': 'Scrivi di che cosa si tratta',
    'message-too-long': 'Accorcia un po’ il messaggio',
  },
  failed: 'Non è stato possibile inviare il messaggio. È ancora qui; riprova.',
  offline: 'Sei offline. Il tuo messaggio è ancora qui; invialo quando torni online.',
  sent: 'Il tuo messaggio è in viaggio',
  sentText: (email) => `Rispondiamo a ${email}, di solito entro un giorno lavorativo.`,
  waits: 'Il tuo messaggio è salvato',
  waitsText: (email) =>
    `Salvato su questo dispositivo. Verrà inviato al negozio appena sarà raggiungibile, e risponderemo a ${email}.`,
  copy: 'Ciò che hai scritto',
  writeMore: 'Scrivi un altro messaggio',
  byMail: 'Per e-mail',
};
