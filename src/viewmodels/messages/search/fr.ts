import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { searchMessages } from './en.ts';

const count = counterOf('fr');

export const search: TextsOf<typeof searchMessages> = {
  results: 'Résultats de la recherche',
  found: (products) => count(products, { one: '# produit trouvé', other: '# produits trouvés' }),
  seeAll: (products) => count(products, { one: 'Voir le produit', other: 'Voir les # produits' }),
  recent: 'Recherches récentes',
  popular: 'Populaires',
  phrases: 'Suggestions',
  categories: 'Catégories et créateurs',
  pages: 'Aide et informations',
  forget: (text) => `Retirer ${text} des recherches`,
  none: 'Aucun produit trouvé',
  noneText: (text) => `Nous avons cherché « ${text} » dans tous les noms, références et catégories.`,
  offline:
    'Vous êtes hors ligne. En attendant, seules les catégories et les pièces de votre appareil peuvent être trouvées.',
  failed: 'La boutique n’a pas répondu. Appuyez sur Entrée pour lancer la recherche complète.',
  edit: 'Que cherchez-vous ?',
  show: 'Rechercher',
  resultsFor: (text) => `Résultats pour « ${text} »`,
  corrected: 'Voici les résultats pour {corrected}.',
  inSize: (sizes) => `En taille ${sizes}.`,
  original: (text) => `Chercher plutôt « ${text} »`,
  forgiving: (text) => `Chercher des mots proches de « ${text} »`,
  shorter: 'Chercher avec moins de mots',
  tooShort: 'Saisissez au moins trois lettres.',
};
