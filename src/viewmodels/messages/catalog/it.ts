import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { catalogMessages } from './en.ts';

const count = counterOf('it');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const catalog: TextsOf<typeof catalogMessages> = {
  save: (name) => `Salva ${name}`,
  compare: (name) => `Confronta ${name}`,
  products: 'Prodotti',
  subcategories: 'Sottocategorie',
  items: (items) => count(items, { one: '# articolo', other: '# articoli' }),
  colours: (colours) => count(colours, { one: '# colore', other: '# colori' }),
  rating: (stars, reviews) => count(reviews, { other: `${written(stars)} (#)` }),
  rated: (stars, reviews) =>
    count(reviews, {
      one: `Voto ${written(stars)} su 5 in base a # recensione`,
      other: `Voto ${written(stars)} su 5 in base a # recensioni`,
    }),
  progress: (shown, total) => `${shown} di ${total}`,
  sortBy: 'Ordina per',
  sort: 'Ordina',
  sorts: {
    relevance: 'Pertinenza',
    'created_at:desc': 'Novità',
    'stock.is_in_stock:desc': 'Disponibilità',
    'price:asc': 'Prezzo crescente',
    'price:desc': 'Prezzo decrescente',
    'country_of_origin:asc': 'Paese di origine',
  },
  showEarlier: 'Mostra i precedenti',
  loadMore: 'Carica altri',
  moreFailed: 'Non è stato possibile caricarne altri. Ciò che vedi resta; riprova.',
  empty: 'Nessun prodotto trovato',
  emptyText: 'Al momento in questa categoria non c’è nulla.',
  seeMoreIn: (name) => `Vedi altro in ${name}`,
  failed: 'In questo momento non è possibile mostrare questi capi',
  savedHere: 'Il carrello e ciò che hai salvato sono su questo dispositivo.',
};
