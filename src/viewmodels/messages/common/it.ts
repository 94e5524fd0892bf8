import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { commonMessages } from './en.ts';

const count = counterOf('it');

export const common: TextsOf<typeof commonMessages> = {
  home: 'Home',
  close: 'Chiudi',
  retry: 'Riprova',
  checkout: 'Cassa',
  viewCart: 'Vedi il carrello',
  compare: 'Confronta',
  continueShopping: 'Continua lo shopping',
  loading: 'Caricamento',
  optional: 'Facoltativo',
  all: (name) => `Tutto: ${name}`,
  viewAll: 'Vedi tutto',
  pieces: (quantity) => count(quantity, { one: '# pezzo', other: '# pezzi' }),
  oneLess: (name) => `Uno in meno: ${name}`,
  oneMore: (name) => `Uno in più: ${name}`,
  off: (percent) => `${percent}% di sconto`,
  colour: 'Colore',
  size: 'Taglia',
  originalPrice: 'Prezzo originale',
  now: 'Ora',
  outOfStock: 'Esaurito',
  new: 'Novità',
  sale: 'Saldi',
  shopSilent: 'Il negozio non ha risposto',
  restWorks: 'Il resto del negozio potrebbe funzionare.',
  cannotShowPage: 'Non è possibile mostrare questa pagina',
  partFailed: 'In questo momento non è possibile mostrare questa parte.',
};
