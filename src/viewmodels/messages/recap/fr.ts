import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { recapMessages } from './en.ts';

const count = counterOf('fr');

export const recap: TextsOf<typeof recapMessages> = {
  orderReview: 'Vérification de la commande',
  seeOrder: 'Voir votre commande',
  contact: 'Contact',
  deliverTo: 'Livrer à',
  billTo: 'Facturer à',
  change: 'Modifier',
  changeContact: 'Modifier le contact',
  changeDelivery: 'Modifier l’adresse de livraison',
  changeBilling: 'Modifier l’adresse de facturation',
  changeParcel: 'Modifier la livraison',
  delivery: 'Livraison',
  changed: 'Quelque chose a changé entre-temps, donc rien n’a été commandé. Veuillez vérifier, puis appuyer à nouveau.',
  readTerms: 'Lire les conditions de vente (nouvel onglet)',
  soldOut: (name) => `${name} : épuisé. Retirez-le du panier pour commander le reste.`,
  priceChanged: (name, was, now) => `${name} : maintenant ${now} au lieu de ${was}.`,
  totalChanged: (was, now) => `Le total est maintenant de ${now} au lieu de ${was}.`,
  fewLeft: (name, left) =>
    count(left, { one: `Il ne reste que # pièce : ${name}.`, other: `Il ne reste que # pièces : ${name}.` }),
  notSent: (country, names) => `Livraison impossible dans le pays choisi (${country})\u00a0: ${names}.`,
};
