import type { TextsOf } from '../writing/messages.ts';
import type { filterMessages } from './en.ts';

export const filters: TextsOf<typeof filterMessages> = {
  filters: 'Filtri',
  filtersChosen: (chosen) => `Filtri (${chosen})`,
  names: {
    category_product: 'Capo',
    category: 'Categoria',
    discount: 'Sconto',
    rts: 'Pronta consegna',
    gender: 'Genere',
    price: 'Prezzo',
  },
  range: (from, to) => `${from} - ${to}`,
  andAbove: (from) => `da ${from} in su`,
  upTo: (to) => `Fino a ${to}`,
  discountFrom: (percent) => `${percent}% e oltre`,
  from: 'Da',
  to: 'A',
  applyPrice: 'Applica il prezzo',
  lowestPrice: 'Prezzo più basso',
  highestPrice: 'Prezzo più alto',
  anyPrice: 'Qualsiasi',
  allOf: (group, count) => `${group}: mostra tutti (${count})`,
  greyValues: 'Per i valori in grigio nessun articolo corrisponde alle tue scelte.',
  remove: (value) => `Rimuovi il filtro ${value}`,
  clearAll: 'Rimuovi tutti i filtri',
  showItems: 'Mostra gli articoli',
  show: (items) => `Mostra ${items}`,
  noHits: 'Nessun articolo corrisponde a tutte le tue scelte.',
  showWithout: (value) => `Mostra gli articoli senza ${value}`,
  notRenewed: 'Non è stato possibile aggiornare la lista. Ciò che vedi è precedente alla tua ultima scelta.',
};
