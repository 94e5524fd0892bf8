import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { commonMessages } from './en.ts';

const count = counterOf('pl');

export const common: TextsOf<typeof commonMessages> = {
  home: 'Strona główna',
  close: 'Zamknij',
  retry: 'Spróbuj ponownie',
  checkout: 'Do kasy',
  viewCart: 'Zobacz koszyk',
  compare: 'Porównaj',
  continueShopping: 'Kontynuuj zakupy',
  loading: 'Wczytywanie',
  optional: 'Opcjonalnie',
  all: (name) => `Wszystko: ${name}`,
  viewAll: 'Zobacz wszystko',
  pieces: (quantity) => count(quantity, { one: '# sztuka', few: '# sztuki', other: '# sztuk' }),
  oneLess: (name) => `Jedna sztuka mniej: ${name}`,
  oneMore: (name) => `Jedna sztuka więcej: ${name}`,
  off: (percent) => `${percent}% taniej`,
  colour: 'Kolor',
  size: 'Rozmiar',
  originalPrice: 'Cena pierwotna',
  now: 'Teraz',
  outOfStock: 'Wyprzedane',
  new: 'Nowość',
  sale: 'Wyprzedaż',
  shopSilent: 'Sklep nie odpowiedział',
  restWorks: 'Reszta sklepu nadal może działać.',
  cannotShowPage: 'Nie można pokazać tej strony',
  partFailed: 'Nie można teraz pokazać tej części.',
};
