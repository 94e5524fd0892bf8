import type { TextsOf } from '../writing/messages.ts';
import type { consentMessages } from './en.ts';

export const consent: TextsOf<typeof consentMessages> = {
  heading: 'La tua privacy',
  question:
    'Possiamo imparare dalla tua visita e usarla per ciò che vedi altrove? Il negozio funziona allo stesso modo anche se rifiuti.',
  refuseAll: 'Rifiuta tutto',
  allowAll: 'Accetta tutto',
  choose: 'Scegli',
  choices: 'Scelte sulla privacy',
  introduction:
    'Puoi cambiare idea in qualsiasi momento, in fondo a ogni pagina. Ciò che revochi viene cancellato subito.',
  needed: 'Necessario',
  neededText:
    'Il carrello, gli ordini, il paese, la lingua e questa scelta. Il negozio non può farne a meno, perciò ci sono sempre.',
  names: { measuring: 'Misurazione', marketing: 'Pubblicità', chat: 'Chat dal vivo' },
  texts: {
    measuring: 'Conta quali pagine vengono viste e che cosa viene comprato, così possiamo migliorare il negozio.',
    marketing:
      'Dice al nostro servizio pubblicitario che cosa guardi e compri qui, così vedi i nostri capi altrove e noi sappiamo quale annuncio è servito.',
    chat: 'Carica la chat di un altro servizio, che conosce il tuo indirizzo internet e ciò che scrivi.',
  },
  barred: 'Il tuo browser ha già rifiutato per te.',
  recorded: (number) => `La tua ultima scelta è registrata con il numero ${number}.`,
  save: 'Salva la scelta',
};
