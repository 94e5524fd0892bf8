import type { TextsOf } from '../writing/messages.ts';
import type { compareMessages } from './en.ts';

export const compare: TextsOf<typeof compareMessages> = {
  table: 'Productos comparados',
  property: 'Característica',
  price: 'Precio',
  onlyDifferences: 'Solo las diferencias',
  noDifferences: 'En todo lo que la tienda dice de ellas, estas prendas son iguales.',
  nothingToSay: 'La tienda no tiene detalles de estas prendas que comparar.',
  unknown: 'No se indica',
  takeAway: 'Quitar',
  needsScripts: 'La comparación está en tu dispositivo y necesita JavaScript.',
  remove: (name) => `Quitar ${name} de la comparación`,
  keptHere: 'Guardado en este dispositivo. Hasta cuatro prendas, una al lado de otra.',
  loading: 'Buscando los detalles',
  failed: 'No hemos podido cargar los detalles de estas prendas.',
  offline:
    'No tienes conexión. Los detalles se mostrarán cuando la tengas; las prendas y los precios son como los viste por última vez.',
  emptyTitle: 'Todavía no hay nada que comparar',
  emptyText:
    'Pulsa «Añadir a la comparación» en la página de una prenda y verás aquí hasta cuatro, una al lado de otra.',
};
