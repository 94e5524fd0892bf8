import type { TextsOf } from '../writing/messages.ts';
import type { filterMessages } from './en.ts';

export const filters: TextsOf<typeof filterMessages> = {
  filters: 'Filtres',
  filtersChosen: (chosen) => `Filtres (${chosen})`,
  names: {
    category_product: 'Vêtement',
    category: 'Catégorie',
    discount: 'Remise',
    rts: 'Prêt à expédier',
    gender: 'Genre',
    price: 'Prix',
  },
  range: (from, to) => `${from} - ${to}`,
  andAbove: (from) => `${from} et plus`,
  upTo: (to) => `Jusqu’à ${to}`,
  discountFrom: (percent) => `${percent} % et plus`,
  from: 'De',
  to: 'À',
  applyPrice: 'Appliquer le prix',
  lowestPrice: 'Prix le plus bas',
  highestPrice: 'Prix le plus haut',
  anyPrice: 'Tous',
  allOf: (group, count) => `${group} : tout afficher (${count})`,
  greyValues: 'Pour les valeurs en gris, aucun article ne correspond à vos choix.',
  remove: (value) => `Retirer le filtre ${value}`,
  clearAll: 'Retirer tous les filtres',
  showItems: 'Afficher les articles',
  show: (items) => `Afficher ${items}`,
  noHits: 'Aucun article ne correspond à tous vos choix.',
  showWithout: (value) => `Afficher les articles sans ${value}`,
  notRenewed: 'Impossible de mettre la liste à jour. Ce que vous voyez date d’avant votre dernier choix.',
};
