import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { catalogMessages } from './en.ts';

const count = counterOf('de');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const catalog: TextsOf<typeof catalogMessages> = {
  products: 'Produkte',
  save: (name) => `${name} merken`,
  compare: (name) => `${name} vergleichen`,
  subcategories: 'Unterkategorien',
  items: (items) => count(items, { one: '# Artikel', other: '# Artikel' }),
  colours: (colours) => count(colours, { one: '# Farbe', other: '# Farben' }),
  rating: (stars, reviews) => count(reviews, { other: `${written(stars)} (#)` }),
  rated: (stars, reviews) =>
    count(reviews, {
      one: `${written(stars)} von 5 Sternen bei # Bewertung`,
      other: `${written(stars)} von 5 Sternen bei # Bewertungen`,
    }),
  progress: (shown, total) => `${shown} von ${total}`,
  sortBy: 'Sortieren nach',
  sort: 'Sortieren',
  sorts: {
    relevance: 'Beste Treffer',
    'created_at:desc': 'Neueste zuerst',
    'stock.is_in_stock:desc': 'Verfügbarkeit',
    'price:asc': 'Preis aufsteigend',
    'price:desc': 'Preis absteigend',
    'country_of_origin:asc': 'Herkunftsland',
  },
  showEarlier: 'Frühere anzeigen',
  loadMore: 'Mehr laden',
  moreFailed: 'Mehr ließ sich nicht laden. Was Sie sehen, bleibt; bitte versuchen Sie es noch einmal.',
  empty: 'Keine Artikel gefunden',
  emptyText: 'In dieser Kategorie gibt es zurzeit nichts.',
  seeMoreIn: (name) => `Mehr in ${name}`,
  failed: 'Diese Stücke lassen sich gerade nicht anzeigen',
  savedHere: 'Ihr Warenkorb und Ihre gemerkten Stücke sind auf diesem Gerät.',
};
