import type { TextsOf } from '../writing/messages.ts';
import type { cancelOrderMessages } from './en.ts';

export const cancelOrder: TextsOf<typeof cancelOrderMessages> = {
  ofOrder: (number) => `Ordine ${number}`,
  what: 'Se lo annulli, non verrà spedito nulla.',
  credit: 'Un codice sconto o un credito che hai usato vale di nuovo.',
  send: 'Annulla ora',
  keep: 'Tieni l’ordine',
  refused: 'Il negozio non ha più potuto annullarlo. Qui leggi a che punto è l’ordine.',
  tooOften: 'I tentativi sono stati molti. Aspetta un minuto, poi riprova.',
  failed: 'Il negozio non ha risposto. Riprova: un ordine si annulla una volta sola.',
  offline: 'Sei offline e per annullare serve la rete. L’ordine resta com’è.',
  done: (number) => `Il tuo ordine ${number} è annullato`,
  mail: 'Ti abbiamo inviato un’e-mail che lo conferma.',
  gone: 'Questo ordine è già stato annullato.',
  onItsWay:
    'Lo stiamo preparando o è già partito, quindi non si può più annullare. Gli articoli si possono rendere una volta arrivati.',
  elsewhere: 'Per annullare questo ordine, scrivici indicando il suo numero.',
  toOrder: 'All’ordine',
};
