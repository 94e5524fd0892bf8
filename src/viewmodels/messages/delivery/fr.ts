import type { TextsOf } from '../writing/messages.ts';
import type { deliveryMessages } from './en.ts';

export const delivery: TextsOf<typeof deliveryMessages> = {
  heading: 'Quand sera-t-il livré ?',
  pinCode: 'Livraison au PIN code',
  check: 'Vérifier',
  by: 'Au plus tard {when}',
  before: 'Si vous commandez avant {when}',
  never: (pinCode) => `Pas de livraison à ${pinCode}`,
  cash: 'Paiement à la livraison',
  noCash: 'Pas de paiement à la livraison ici',
  returns: 'Les retours sont enlevés chez vous',
  noReturns: 'Les retours ne sont pas enlevés ici',
  notAPin: 'Saisissez un PIN code de six chiffres',
  noSuchPin: (pinCode) => `Le PIN code ${pinCode} n’existe pas : vérifiez les chiffres`,
  lastHeard: 'Dernière réponse de la boutique : {when}',
  offline: 'Vous êtes hors ligne. Veuillez réessayer une fois en ligne.',
};
