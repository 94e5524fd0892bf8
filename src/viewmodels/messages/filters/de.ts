import type { TextsOf } from '../writing/messages.ts';
import type { filterMessages } from './en.ts';

export const filters: TextsOf<typeof filterMessages> = {
  filters: 'Filter',
  filtersChosen: (chosen) => `Filter (${chosen})`,
  names: {
    category_product: 'Kleidungsstück',
    category: 'Kategorie',
    discount: 'Rabatt',
    rts: 'Sofort versandbereit',
    gender: 'Geschlecht',
    price: 'Preis',
  },
  range: (from, to) => `${from} – ${to}`,
  andAbove: (from) => `ab ${from}`,
  upTo: (to) => `bis ${to}`,
  discountFrom: (percent) => `ab ${percent} %`,
  from: 'Von',
  to: 'Bis',
  applyPrice: 'Preis anwenden',
  lowestPrice: 'Niedrigster Preis',
  highestPrice: 'Höchster Preis',
  anyPrice: 'Beliebig',
  allOf: (group, count) => `${group}: alle ${count} zeigen`,
  greyValues: 'Zu grauen Werten gibt es mit der jetzigen Auswahl keine Artikel.',
  remove: (value) => `Filter ${value} entfernen`,
  clearAll: 'Alle Filter entfernen',
  showItems: 'Artikel zeigen',
  show: (items) => `${items} zeigen`,
  noHits: 'Kein Artikel erfüllt alles, was ausgewählt ist.',
  showWithout: (value) => `Artikel ohne ${value} zeigen`,
  notRenewed: 'Die Liste ließ sich nicht aktualisieren. Was Sie sehen, gilt noch ohne Ihre letzte Auswahl.',
};
