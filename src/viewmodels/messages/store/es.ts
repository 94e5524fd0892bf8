import type { TextsOf } from '../writing/messages.ts';
import type { storeMessages } from './en.ts';

export const store: TextsOf<typeof storeMessages> = {
  views: 'Nuestras tiendas',
  country: 'País',
  language: 'Idioma',
  currency: 'Moneda',
  save: 'Guardar',
  hint: 'Los precios, el envío y los totales dependen del país. Tu carrito se queda como está.',
  notSent: (country, names) => `No es posible enviar al país elegido (${country}): ${names}.`,
};
