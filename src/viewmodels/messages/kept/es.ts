import type { TextsOf } from '../writing/messages.ts';
import type { keptMessages } from './en.ts';

export const kept: TextsOf<typeof keptMessages> = {
  title: 'Guardado en este dispositivo',
  text: 'No tienes conexión. Estas páginas se abren igualmente.',
  none: 'Todavía no hay nada guardado',
  noneText: 'Lo que miras con conexión se abre aquí también sin red.',
  saved: (moment) => `Guardado en este dispositivo, ${moment}`,
  savedAtSomeTime: 'Guardado en este dispositivo',
  found: 'No tienes conexión. Estas prendas están en tu dispositivo; puede que en la tienda haya más.',
  notFound: 'En tu dispositivo no hay nada que coincida',
  notFoundText: (text) => `No tienes conexión, así que hemos buscado «${text}» solo en tu dispositivo.`,
  pages: 'Ver las páginas guardadas',
};
