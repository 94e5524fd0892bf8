import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { searchMessages } from './en.ts';

const count = counterOf('it');

export const search: TextsOf<typeof searchMessages> = {
  results: 'Risultati della ricerca',
  found: (products) => count(products, { one: '# prodotto trovato', other: '# prodotti trovati' }),
  seeAll: (products) => count(products, { one: 'Vedi il prodotto', other: 'Vedi tutti i # prodotti' }),
  recent: 'Ricerche recenti',
  popular: 'Popolari',
  phrases: 'Suggerimenti',
  categories: 'Categorie e designer',
  pages: 'Aiuto e informazioni',
  forget: (text) => `Dimentica ${text}`,
  none: 'Nessun prodotto trovato',
  noneText: (text) => `Abbiamo cercato «${text}» in ogni nome, codice articolo e categoria.`,
  offline: 'Sei offline. Finché non torni online, si trovano solo categorie e capi che sono sul tuo dispositivo.',
  failed: 'Il negozio non ha risposto. Premi Invio per provare la ricerca completa.',
  edit: 'Che cosa cerchi?',
  show: 'Cerca',
  resultsFor: (text) => `Risultati per «${text}»`,
  corrected: 'Ecco i risultati per {corrected}.',
  inSize: (sizes) => `Nella taglia ${sizes}.`,
  original: (text) => `Cerca invece «${text}»`,
  forgiving: (text) => `Trova ciò che si scrive in modo simile a «${text}»`,
  shorter: 'Cerca meno parole',
  tooShort: 'Scrivi almeno tre lettere.',
};
