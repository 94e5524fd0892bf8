import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMessages } from './en.ts';

const count = counterOf('fr');

export const cart: TextsOf<typeof cartMessages> = {
  cart: 'Panier',
  items: 'Articles du panier',
  empty: 'Votre panier est vide',
  emptyText: 'Ce que vous ajoutez vous attend ici, même sans connexion.',
  needsScripts: 'Le panier se trouve sur votre appareil et a besoin de JavaScript.',
  offline: 'Nous vérifierons les prix et le stock quand vous serez de nouveau en ligne.',
  more: (quantity) =>
    count(quantity, { one: 'et # autre pièce dans le panier', other: 'et # autres pièces dans le panier' }),
  quantityOf: (name) => `Quantité : ${name}`,
  together: 'Au total',
  remove: 'Retirer',
  removeOf: (name) => `Retirer ${name}`,
  removeItem: 'Retirer l’article',
  removeQuestion: (name) => `Retirer ${name} du panier ?`,
  keep: 'Garder',
  removed: (name) => `Retiré : ${name}.`,
  returned: (name) => `De retour dans le panier : ${name}.`,
  undo: 'Annuler',
  change: 'Modifier',
  changeOf: (name) => `Modifier la couleur ou la taille : ${name}`,
  save: 'Garder pour plus tard',
  saveOf: (name) => `Garder pour plus tard : ${name}`,
  savedForLater: (name) => `Gardé pour plus tard : ${name}.`,
  soldOut: 'Épuisé ! Gardez-le pour plus tard, ou retirez-le avant de commander.',
  soldOutInThis:
    'Épuisé ! Choisissez une autre taille ou couleur, gardez-le pour plus tard, ou retirez-le avant de commander.',
  inStock: 'En stock !',
  onlyLeft: (left) => count(left, { other: 'Plus que #.' }),
  takeFewer: (quantity) => count(quantity, { other: 'Mettre la quantité à #' }),
  takeFewerOf: (name, quantity) => count(quantity, { other: `Mettre la quantité à # : ${name}` }),
  setTo: (left, quantity) =>
    `${count(left, { other: 'Plus que #' })}, ${count(quantity, { other: 'nous avons mis la quantité à #' })}.`,
  quantityRefused: (wanted, quantity) =>
    `${count(wanted, { other: 'La boutique n’a pas pu en fournir #' })}, ${count(quantity, { other: 'la quantité est donc de nouveau #' })}.`,
  choiceRefused: (wanted) => `La boutique n’a pas pu le changer en ${wanted}, il reste donc tel qu’il était.`,
  stockUnsure: 'Nous n’avons pas encore pu vérifier le stock. Nous le ferons avant l’envoi de votre commande.',
  summary: 'Récapitulatif',
  subtotal: 'Sous-total',
  discount: 'Remise',
  shipping: 'Livraison',
  tax: 'Taxes',
  storeCredit: 'Avoir',
  total: 'Total',
  allTaxes: 'Les prix s’entendent toutes taxes comprises.',
  estimated: 'Estimé sur cet appareil. La boutique confirme le montant définitif.',
};
