import type { TextsOf } from '../writing/messages.ts';
import type { productSetMessages } from './en.ts';

export const productSet: TextsOf<typeof productSetMessages> = {
  parts: 'En este conjunto',
  partsHint: 'Elige lo que te guste. Cada prenda será una línea aparte en tu carrito.',
  files: 'Archivos',
  filesHint: 'Elige los archivos que quieras. Son tuyos para siempre.',
  file: 'Descarga',
  choose: 'Elige uno',
  chooseMany: 'Elige todos los que quieras',
  notNeeded: 'Sin',
  included: 'Incluido',
  more: (price) => `+ ${price}`,
  quantityOf: (name) => `Cantidad de ${name}`,
  severalOf: (quantity, name) => `${quantity} × ${name}`,
  sample: (title) => `Ver una muestra de ${title}`,
  soldOut: 'Agotado',
  notifyOf: (notifyMe, name) => `${notifyMe}: ${name}`,
  product: 'Producto',
  price: 'Precio',
  quantity: 'Cantidad',
  sum: 'En total',
  missing: (titles) => `Elige: ${titles}`,
  noPieces: 'Elige al menos una prenda',
  noFiles: 'Elige al menos un archivo',
  sumIs: (price) => `En total ${price}.`,
};
