import type { TextsOf } from '../writing/messages.ts';
import type { listMessages } from './en.ts';

export const lists: TextsOf<typeof listMessages> = {
  wishlist: 'Favoris',
  recent: 'Vus récemment',
  saved: 'Pièces gardées',
  keptHere: 'Conservés sur cet appareil.',
  cheaper: (amount) => `${amount} de moins que lorsque vous l’avez gardé.`,
  dearer: (amount) => `${amount} de plus que lorsque vous l’avez gardé.`,
  emptyTitle: 'Vous n’avez pas encore de favoris',
  emptyText: 'Appuyez sur le cœur d’une pièce qui vous plaît, et elle vous attend ici, même sans connexion.',
  continue: 'Continuer mes achats',
  add: 'Ajouter au panier',
  addOf: (name) => `Ajouter au panier : ${name}`,
  choose: 'Choisir et ajouter',
  chooseOf: (name) => `Choisir et ajouter : ${name}`,
  asPage: 'Afficher comme page',
  compare: 'Comparer les pièces',
  needsScripts: 'Les favoris se trouvent sur votre appareil et ont besoin de JavaScript.',
  remove: (name) => `Retirer ${name} des favoris`,
};
