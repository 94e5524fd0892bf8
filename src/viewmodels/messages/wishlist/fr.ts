import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { wishlistMessages } from './en.ts';

const count = counterOf('fr');

export const wishlist: TextsOf<typeof wishlistMessages> = {
  moveAll: 'Tout mettre au panier',
  moved: (pieces) =>
    count(pieces, { one: '# pièce est maintenant au panier.', other: '# pièces sont maintenant au panier.' }),
  toChoose: (pieces) =>
    count(pieces, {
      one: 'Pour # pièce, il faut d’abord choisir la taille ou une autre option.',
      other: 'Pour # pièces, il faut d’abord choisir la taille ou une autre option.',
    }),
  soldOut: (pieces) => count(pieces, { one: '# pièce est épuisée.', other: '# pièces sont épuisées.' }),
  unsold: (pieces) =>
    count(pieces, {
      one: '# pièce ne peut pas être achetée pour le moment.',
      other: '# pièces ne peuvent pas être achetées pour le moment.',
    }),
  stockUnsure: 'Le stock n’a pas encore pu être vérifié. Il le sera avant l’envoi de votre commande.',
  undo: 'Annuler',
  back: (pieces) =>
    count(pieces, {
      one: '# pièce est de retour dans vos favoris.',
      other: '# pièces sont de retour dans vos favoris.',
    }),
  fewLeft: (left) => count(left, { other: 'Plus que #.' }),
  backInStock: 'De nouveau en stock.',
  soldOutSince: 'Épuisé depuis que vous l’avez gardé.',
};
