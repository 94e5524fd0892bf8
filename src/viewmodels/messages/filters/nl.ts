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
    gender: 'Voor wie',
    price: 'Prijs',
  },
  range: (from, to) => `${from} - ${to}`,
  andAbove: (from) => `${from} en meer`,
  upTo: (to) => `Tot ${to}`,
  discountFrom: (percent) => `${percent}% en meer`,
  from: 'Van',
  to: 'Tot',
  applyPrice: 'Prijs toepassen',
  lowestPrice: 'Laagste prijs',
  highestPrice: 'Hoogste prijs',
  anyPrice: 'Alle',
  allOf: (group, count) => `${group}: alle ${count} tonen`,
  greyValues: 'Grijze waarden hebben geen artikelen bij wat is gekozen.',
  remove: (value) => `Filter ${value} verwijderen`,
  clearAll: 'Alle filters wissen',
  showItems: 'Artikelen tonen',
  show: (items) => `${items} tonen`,
  noHits: 'Geen artikel heeft alles wat is gekozen.',
  showWithout: (value) => `Artikelen tonen zonder ${value}`,
  notRenewed: 'We konden de lijst niet bijwerken. Wat je ziet is van voor je laatste keuze.',
};
