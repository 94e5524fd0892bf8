import type { TextsOf } from '../writing/messages.ts';
import type { popUpMessages } from './en.ts';

export const popUp: TextsOf<typeof popUpMessages> = {
  offer: 'Oferta',
  look: 'Zobacz',
  coupon: (code) => `Wpisz w koszyku kod ${code}.`,
};
