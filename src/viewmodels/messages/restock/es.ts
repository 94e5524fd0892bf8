import type { TextsOf } from '../writing/messages.ts';
import type { restockMessages } from './en.ts';

export const restock: TextsOf<typeof restockMessages> = {
  thisPiece: 'esta prenda',
  promise: (what) => `Te escribimos una sola vez, cuando vuelva a estar disponible: ${what}.`,
  noted: (what) => `Recibirás un solo correo, cuando vuelva a estar disponible: ${what}.`,
  waits: (what) =>
    `Guardado en este dispositivo. Se enviará a la tienda en cuanto esté accesible, y recibirás un solo correo, cuando vuelva a estar disponible: ${what}.`,
  there: (what) => `De nuevo disponible: ${what}. Recarga esta página para comprar.`,
};
