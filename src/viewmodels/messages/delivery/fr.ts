import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'Quand sera-t-il livré ?',
  pinCode: 'Livraison au PIN code',
  check: 'Vérifier',
  by: (day) => `Au plus tard ${day}`,
  before: (moment) => `Si vous commandez avant ${moment}`,
  never: (pinCode) => `Pas de livraison à ${pinCode}`,
  cash: 'Paiement à la livraison',
  noCash: 'Pas de paiement à la livraison ici',
  returns: 'Les retours sont enlevés chez vous',
  noReturns: 'Les retours ne sont pas enlevés ici',
  notAPin: 'Saisissez un PIN code de six chiffres',
  noSuchPin: (pinCode) => `Le PIN code ${pinCode} n’existe pas : vérifiez les chiffres`,
  lastHeard: (moment) => `Dernière réponse de la boutique : ${moment}`,
  offline: 'Vous êtes hors ligne. Veuillez réessayer une fois en ligne.',
};
