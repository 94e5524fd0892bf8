import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { frameMessages } from './en.ts';

const count = counterOf('fr');

export const frame: TextsOf<typeof frameMessages> = {
  skip: 'Aller au contenu',
  slogan: 'Fait main en Inde, envoyé dans le monde entier',
  announcement: 'Annonce',
  closeAnnouncement: 'Fermer l’annonce',
  menu: 'Menu',
  mainMenu: 'Menu principal',
  shortcuts: 'Raccourcis',
  backTo: (name) => `Retour à ${name}`,
  back: 'Retour',
  backToAll: 'Retour à la liste',
  cart: (quantity) => count(quantity, { one: 'Panier, # article', other: 'Panier, # articles' }),
  wishlist: (quantity) => count(quantity, { one: 'Favoris, # article', other: 'Favoris, # articles' }),
  saved: 'Favoris',
  account: 'Compte',
  search: 'Rechercher',
  notices: 'Messages',
  ok: 'OK',
  proceedToCheckout: 'Passer la commande',
  offline: 'Vous êtes hors ligne',
  backOnline: 'De nouveau en ligne',
  house: 'Le fil d’or dans la trame. Des vêtements de créateurs indiens, faits pour être portés.',
  shop: 'Boutique',
  help: 'Aide',
  helpText: 'Le coût de la livraison s’affiche avant le paiement. Un problème ? Écrivez-nous.',
  delivery: 'Livraison',
  returns: 'Retours et échanges',
  trackOrder: 'Suivre votre commande',
  contact: 'Contact',
  withdraw: 'Renoncer au contrat ici',
  stores: 'Nos boutiques',
  sizeGuide: 'Guide des tailles',
  terms: 'Conditions de vente',
  privacy: 'Confidentialité',
  accessibility: 'Accessibilité',
  store: 'Pays, langue et devise',
  breadcrumbs: 'Fil d’Ariane',
};
