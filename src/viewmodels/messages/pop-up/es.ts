import type { TextsOf } from '../writing/messages.ts';
import type { popUpMessages } from './en.ts';

export const popUp: TextsOf<typeof popUpMessages> = {
  offer: 'Oferta',
  look: 'Echar un vistazo',
  coupon: (code) => `Introduce el código ${code} en el carrito.`,
};
