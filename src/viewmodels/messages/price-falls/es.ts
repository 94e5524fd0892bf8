import type { TextsOf } from '../writing/messages.ts';
import type { priceFallMessages } from './en.ts';

export const priceFalls: TextsOf<typeof priceFallMessages> = {
  tell: 'Avísame cuando baje un precio',
  byMail: 'Avísame por correo',
  promise: 'Te escribimos cuando una prenda de esta lista cueste menos que ahora, una vez al día como máximo.',
  kept: 'Para ello la tienda guarda tu dirección de correo, las prendas y sus precios, durante 180 días como máximo. Un enlace en cada correo pone fin a todo ello al instante.',
  noted:
    'Recibirás un correo cuando una prenda de esta lista cueste menos. Para lo que añadas después, vuelve a pedirlo.',
  waits:
    'Guardado en este dispositivo. Se enviará a la tienda en cuanto esté accesible, y recibirás un correo cuando una prenda de esta lista cueste menos.',
};
