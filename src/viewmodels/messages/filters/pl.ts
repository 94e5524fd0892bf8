import type { TextsOf } from '../writing/messages.ts';
import type { filterMessages } from './en.ts';

export const filters: TextsOf<typeof filterMessages> = {
  filters: 'Filtry',
  filtersChosen: (chosen) => `Filtry (${chosen})`,
  names: {
    category_product: 'Ubranie',
    category: 'Kategoria',
    discount: 'Rabat',
    rts: 'Gotowe do wysyłki',
    gender: 'Płeć',
    price: 'Cena',
  },
  range: (from, to) => `${from} - ${to}`,
  andAbove: (from) => `${from} i więcej`,
  upTo: (to) => `Do ${to}`,
  discountFrom: (percent) => `${percent}% i więcej`,
  from: 'Od',
  to: 'Do',
  applyPrice: 'Zastosuj cenę',
  lowestPrice: 'Najniższa cena',
  highestPrice: 'Najwyższa cena',
  anyPrice: 'Dowolna',
  allOf: (group, count) => `${group}: pokaż wszystkie (${count})`,
  greyValues: 'Wyszarzone opcje nie mają produktów przy tym wyborze.',
  remove: (value) => `Usuń filtr: ${value}`,
  clearAll: 'Usuń wszystkie filtry',
  showItems: 'Pokaż produkty',
  show: (items) => `Pokaż: ${items}`,
  noHits: 'Żaden produkt nie spełnia wszystkich kryteriów.',
  showWithout: (value) => `Pokaż produkty bez: ${value}`,
  notRenewed: 'Nie udało się odświeżyć listy. Widoczna jest ta sprzed ostatniego wyboru.',
};
