import type { TextsOf } from '../writing/messages.ts';
import type { popUpMessages } from './en.ts';

export const popUp: TextsOf<typeof popUpMessages> = {
  offer: 'Angebot',
  look: 'Ansehen',
  coupon: (code) => `Geben Sie im Warenkorb den Code ${code} ein.`,
};
