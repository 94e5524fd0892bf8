import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { commonMessages } from './en.ts';

const count = counterOf('fr');

export const common: TextsOf<typeof commonMessages> = {
  home: 'Accueil',
  close: 'Fermer',
  retry: 'Réessayer',
  checkout: 'Commander',
  viewCart: 'Voir le panier',
  compare: 'Comparer',
  continueShopping: 'Continuer mes achats',
  loading: 'Chargement',
  optional: 'Facultatif',
  all: (name) => `Tout : ${name}`,
  viewAll: 'Tout voir',
  pieces: (quantity) => count(quantity, { one: '# pièce', other: '# pièces' }),
  oneLess: (name) => `Un de moins : ${name}`,
  oneMore: (name) => `Un de plus : ${name}`,
  off: (percent) => `-${percent} %`,
  colour: 'Couleur',
  size: 'Taille',
  originalPrice: 'Prix initial',
  now: 'Maintenant',
  outOfStock: 'Épuisé',
  new: 'Nouveau',
  sale: 'Soldes',
  shopSilent: 'La boutique n’a pas répondu',
  restWorks: 'Le reste de la boutique fonctionne peut-être.',
  cannotShowPage: 'Impossible d’afficher cette page',
  partFailed: 'Impossible d’afficher cette partie pour le moment.',
};
