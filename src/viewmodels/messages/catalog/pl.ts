import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { catalogMessages } from './en.ts';

const count = counterOf('pl');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const catalog: TextsOf<typeof catalogMessages> = {
  save: (name) => `Zapisz: ${name}`,
  compare: (name) => `Porównaj: ${name}`,
  products: 'Produkty',
  subcategories: 'Podkategorie',
  items: (items) => count(items, { one: '# produkt', few: '# produkty', other: '# produktów' }),
  colours: (colours) => count(colours, { one: '# kolor', few: '# kolory', other: '# kolorów' }),
  rating: (stars, reviews) => count(reviews, { other: `${written(stars)} (#)` }),
  rated: (stars, reviews) =>
    count(reviews, {
      one: `Ocena ${written(stars)} na 5 z # opinii`,
      other: `Ocena ${written(stars)} na 5 z # opinii`,
    }),
  progress: (shown, total) => `${shown} z ${total}`,
  sortBy: 'Sortuj według',
  sort: 'Sortuj',
  sorts: {
    relevance: 'Trafność',
    'created_at:desc': 'Najnowsze',
    'stock.is_in_stock:desc': 'Dostępność',
    'price:asc': 'Cena rosnąco',
    'price:desc': 'Cena malejąco',
    'country_of_origin:asc': 'Kraj pochodzenia',
  },
  showEarlier: 'Pokaż wcześniejsze',
  loadMore: 'Pokaż więcej',
  moreFailed: 'Nie udało się wczytać więcej. To, co widzisz, zostaje; spróbuj ponownie.',
  empty: 'Nie znaleziono produktów',
  emptyText: 'W tej kategorii na razie nic nie ma.',
  seeMoreIn: (name) => `Zobacz więcej: ${name}`,
  failed: 'Nie można teraz pokazać tych produktów',
  savedHere: 'Koszyk i zapisane produkty są na tym urządzeniu.',
};
