import type { TextsOf } from '../writing/messages.ts';
import type { popUpMessages } from './en.ts';

export const popUp: TextsOf<typeof popUpMessages> = {
  offer: 'Offre',
  look: 'Découvrir',
  coupon: (code) => `Saisissez le code ${code} dans le panier.`,
};
