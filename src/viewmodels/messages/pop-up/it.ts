import type { TextsOf } from '../writing/messages.ts';
import type { popUpMessages } from './en.ts';

export const popUp: TextsOf<typeof popUpMessages> = {
  offer: 'Offerta',
  look: 'Dai un’occhiata',
  coupon: (code) => `Inserisci il codice ${code} nel carrello.`,
};
