import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { catalogMessages } from './en.ts';

const count = counterOf('fr');
const written = (stars: number) => stars.toFixed(1).replace('.', ',');

export const catalog: TextsOf<typeof catalogMessages> = {
  save: (name) => `Garder ${name}`,
  compare: (name) => `Comparer ${name}`,
  products: 'Produits',
  subcategories: 'Sous-catégories',
  items: (items) => count(items, { one: '# article', other: '# articles' }),
  colours: (colours) => count(colours, { one: '# couleur', other: '# couleurs' }),
  rating: (stars, reviews) => count(reviews, { other: `${written(stars)} (#)` }),
  rated: (stars, reviews) =>
    count(reviews, {
      one: `Noté ${written(stars)} sur 5 d’après # avis`,
      other: `Noté ${written(stars)} sur 5 d’après # avis`,
    }),
  progress: (shown, total) => `${shown} sur ${total}`,
  sortBy: 'Trier par',
  sort: 'Trier',
  sorts: {
    relevance: 'Pertinence',
    'created_at:desc': 'Nouveautés',
    'stock.is_in_stock:desc': 'Disponibilité',
    'price:asc': 'Prix croissant',
    'price:desc': 'Prix décroissant',
    'country_of_origin:asc': 'Pays d’origine',
  },
  showEarlier: 'Afficher les précédents',
  loadMore: 'Afficher plus',
  moreFailed: 'Impossible d’en afficher plus. Ce que vous voyez reste affiché ; veuillez réessayer.',
  empty: 'Aucun produit trouvé',
  emptyText: 'Il n’y a rien dans cette catégorie pour le moment.',
  seeMoreIn: (name) => `Voir plus dans ${name}`,
  failed: 'Impossible d’afficher ces pièces pour le moment',
  savedHere: 'Votre panier et ce que vous avez gardé sont sur cet appareil.',
};
