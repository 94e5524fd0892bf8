import type { TextsOf } from '../words.ts';
import type { filterWords } from './en.ts';

export const filters: TextsOf<typeof filterWords> = {
  filters: 'Filter',
  filtersChosen: (chosen) => `Filter (${chosen})`,
  names: {
    category_product: 'Kleidungsstück',
    category: 'Kategorie',
    color: 'Farbe',
    discount: 'Rabatt',
    size: 'Größe',
    rts: 'Sofort versandfertig',
    gender: 'Geschlecht',
    price: 'Preis',
  },
  range: (from, to) => `${from} – ${to}`,
  andAbove: (from) => `ab ${from}`,
  upTo: (to) => `bis ${to}`,
  from: 'Von',
  to: 'Bis',
  applyPrice: 'Preis anwenden',
  allOf: (group, count) => `${group}: alle ${count} zeigen`,
  greyValues: 'Zu grauen Werten gibt es mit der jetzigen Auswahl keine Artikel.',
  remove: (value) => `Filter ${value} entfernen`,
  clearAll: 'Alle Filter entfernen',
  showItems: 'Artikel zeigen',
  show: (items) => `${items} zeigen`,
  noHits: 'Kein Artikel erfüllt alles, was ausgewählt ist.',
  showWithout: (value) => `Artikel ohne ${value} zeigen`,
  notRenewed: 'Die Liste ließ sich nicht erneuern. Was Sie sehen, gilt noch ohne Ihre letzte Auswahl.',
};
