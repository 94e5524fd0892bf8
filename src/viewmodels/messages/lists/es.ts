import type { TextsOf } from '../writing/messages.ts';
import type { listMessages } from './en.ts';

export const lists: TextsOf<typeof listMessages> = {
  wishlist: 'Favoritos',
  recent: 'Vistos recientemente',
  saved: 'Prendas guardadas',
  keptHere: 'Guardados en este dispositivo.',
  cheaper: (amount) => `Ahora cuesta ${amount} menos que cuando lo guardaste.`,
  dearer: (amount) => `Ahora cuesta ${amount} más que cuando lo guardaste.`,
  emptyTitle: 'Todavía no tienes favoritos',
  emptyText: 'Pulsa el corazón de una prenda que te guste y te espera aquí, también sin conexión.',
  continue: 'Seguir comprando',
  add: 'Añadir al carrito',
  addOf: (name) => `Añadir al carrito: ${name}`,
  choose: 'Elegir y añadir',
  chooseOf: (name) => `Elegir y añadir: ${name}`,
  asPage: 'Mostrar como página',
  compare: 'Comparar prendas',
  needsScripts: 'Los favoritos están en tu dispositivo y necesitan JavaScript.',
  remove: (name) => `Quitar ${name} de favoritos`,
};
