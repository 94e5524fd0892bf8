import type { TextsOf } from '../writing/messages.ts';
import type { popUpMessages } from './en.ts';

export const popUp: TextsOf<typeof popUpMessages> = {
  offer: 'Aanbieding',
  look: 'Bekijken',
  coupon: (code) => `Vul in de winkelwagen de code ${code} in.`,
};
