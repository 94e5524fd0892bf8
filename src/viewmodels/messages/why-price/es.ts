import type { TextsOf } from '../writing/messages.ts';
import type { whyPriceMessages } from './en.ts';

export const whyPrice: TextsOf<typeof whyPriceMessages> = {
  title: '¿Por qué este precio?',
  market: 'Precios para',
  india: 'la India',
  us: 'Estados Unidos',
  others: 'todos los demás países',
  indiaStandsIn: 'No hay un precio propio para tu país, así que se aplica el de la India.',
  regular: 'Precio normal',
  special: 'Precio especial',
  saved: 'Ahorras',
  from: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
  fromUntil: (from, until) => `del ${from} al ${until}`,
  always: 'sin fecha límite',
  later: (price, when) => `Un precio especial de ${price} se aplica ${when}, no hoy.`,
  tax: (amount) => `El precio incluye ${amount} de GST.`,
  taxContained: 'La GST está incluida en el precio. El importe se muestra en el carrito.',
  taxNone: 'No se añaden impuestos; pueden sumarse los aranceles de tu país.',
  lowest: 'El precio más bajo de todas las tallas y colores, hasta que elijas uno.',
  sum: 'La suma de las partes que has elegido.',
  shown: 'Pagas',
  currency: 'Mostrado en tu moneda a nuestro cambio de hoy; el carrito calcula en rupias.',
};
