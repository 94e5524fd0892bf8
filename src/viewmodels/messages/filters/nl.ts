import type { TextsOf } from '../writing/messages.ts';
import type { filterMessages } from './en.ts';

export const filters: TextsOf<typeof filterMessages> = {
  filters: 'Filters',
  filtersChosen: (chosen) => `Filters (${chosen})`,
  names: {
    category_product: 'Kledingstuk',
    category: 'Categorie',
    discount: 'Korting',
    rts: 'Direct leverbaar',
    gender: 'Geslacht',
    price: 'Prijs',
  },
  range: (from, to) => `${from} - ${to}`,
  andAbove: (from) => `Vanaf ${from}`,
  upTo: (to) => `Tot ${to}`,
  discountFrom: (percent) => `${percent}% of meer`,
  from: 'Van',
  to: 'Tot',
  applyPrice: 'Prijs toepassen',
  lowestPrice: 'Laagste prijs',
  highestPrice: 'Hoogste prijs',
  anyPrice: 'Alle',
  allOf: (group, count) => `${group}: alle ${count} tonen`,
  greyValues: 'Voor grijze waarden zijn er geen artikelen die bij je keuze passen.',
  remove: (value) => `Filter ${value} verwijderen`,
  clearAll: 'Alle filters wissen',
  showItems: 'Artikelen tonen',
  show: (items) => `${items} tonen`,
  noHits: 'Geen artikel past bij alles wat je hebt gekozen.',
  showWithout: (value) => `Artikelen tonen zonder ${value}`,
  notRenewed: 'We konden de lijst niet bijwerken. Wat je ziet, is van vóór je laatste keuze.',
};
