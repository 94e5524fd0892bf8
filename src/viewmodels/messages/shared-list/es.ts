import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { sharedListMessages } from './en.ts';

const count = counterOf('es');

export const sharedList: TextsOf<typeof sharedListMessages> = {
  share: 'Compartir estos favoritos',
  intro: 'Quien tenga el enlace ve estas prendas al precio del día. De ti no dice nada, salvo el nombre que indiques.',
  title: 'Nombre de la lista',
  name: 'Tu nombre',
  makeLink: 'Compartir',
  isShared: 'Quien tenga el enlace ve esta lista hasta el {day}. Lo que guardes después no está en ella.',
  link: 'Enlace a la lista',
  pass: 'Compartir el enlace',
  copied: 'Enlace copiado.',
  copyYourself: 'Copia el enlace del campo.',
  stop: 'Dejar de compartir',
  stopped: 'La lista ya no se comparte: su enlace no lleva a ninguna parte.',
  offline: 'No tienes conexión. Para compartir hace falta la red.',
  failed: 'La tienda no ha respondido. Vuelve a intentarlo.',
  heading: 'Una lista compartida',
  by: (name) => `Compartida por ${name}`,
  today: 'Los precios y la disponibilidad son los de hoy.',
  pieces: 'Prendas compartidas',
  save: 'Añadir a mis favoritos',
  saved: 'Estas prendas están en tus favoritos.',
  toWishlist: 'Ver tus favoritos',
  missing: (pieces) => count(pieces, { one: '# prenda ya no se vende.', other: '# prendas ya no se venden.' }),
  gone: 'Esta lista no se comparte',
  goneText: 'Puede que el enlace esté mal escrito o haya caducado, o que quien la compartió haya dejado de hacerlo.',
  loadFailed: 'No hemos podido abrir esta lista',
  continue: 'Seguir comprando',
};
