import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { catalogMessages } from './en.ts';

const count = counterOf('nl');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const catalog: TextsOf<typeof catalogMessages> = {
  save: (name) => `${name} bewaren`,
  compare: (name) => `${name} vergelijken`,
  products: 'Producten',
  subcategories: 'Subcategorieën',
  items: (items) => count(items, { one: '# artikel', other: '# artikelen' }),
  colours: (colours) => count(colours, { one: '# kleur', other: '# kleuren' }),
  rating: (stars, reviews) => count(reviews, { other: `${written(stars)} (#)` }),
  rated: (stars, reviews) =>
    count(reviews, {
      one: `Beoordeeld met ${written(stars)} van 5 in # beoordeling`,
      other: `Beoordeeld met ${written(stars)} van 5 in # beoordelingen`,
    }),
  progress: (shown, total) => `${shown} van ${total}`,
  sortBy: 'Sorteren op',
  sort: 'Sorteren',
  sorts: {
    relevance: 'Beste overeenkomst',
    'created_at:desc': 'Nieuwste',
    'stock.is_in_stock:desc': 'Beschikbaarheid',
    'price:asc': 'Prijs laag naar hoog',
    'price:desc': 'Prijs hoog naar laag',
    'country_of_origin:asc': 'Land van herkomst',
  },
  showEarlier: 'Eerdere tonen',
  loadMore: 'Meer laden',
  moreFailed: 'We konden er niet meer laden. Wat je ziet, blijft staan; probeer het opnieuw.',
  empty: 'Geen producten gevonden',
  emptyText: 'Er is op dit moment niets in deze categorie.',
  seeMoreIn: (name) => `Meer zien in ${name}`,
  failed: 'We kunnen deze stukken nu niet tonen',
  savedHere: 'Je winkelwagen en wat je hebt bewaard staan op dit apparaat.',
};
