import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { namedListMessages } from './en.ts';

const count = counterOf('es');

export const namedLists: TextsOf<typeof namedListMessages> = {
  lists: 'Tus listas',
  counted: (name, pieces) => `${name}, ${count(pieces, { one: '# prenda', other: '# prendas' })}`,
  make: 'Nueva lista',
  rename: 'Cambiar el nombre',
  delete: 'Eliminar la lista',
  name: 'Nombre de tu lista',
  nameHelp: (letters) =>
    `Por ejemplo, una fiesta o una persona, ${count(letters, { one: '# carácter', other: '# caracteres' })} como máximo.`,
  create: 'Crear la lista',
  saveName: 'Guardar el nombre',
  cancel: 'Cancelar',
  made: (name) => `Ya tienes la lista «${name}».`,
  renamed: (name) => `La lista se llama ahora «${name}».`,
  deleted: (name) => `Se ha eliminado la lista «${name}».`,
  deletedWith: (name, pieces) =>
    `Se ha eliminado la lista «${name}», con ${count(pieces, { one: '# prenda', other: '# prendas' })}.`,
  linkEnds: 'Su enlace también deja de funcionar.',
  restored: (name) => `La lista «${name}» está de vuelta.`,
  move: 'Mover a una lista',
  moveOf: (piece) => `Mover a una lista: ${piece}`,
  moved: (piece, list) => `${piece} está ahora en la lista «${list}».`,
  inList: (list) => `En la lista «${list}»`,
  emptyTitle: 'Todavía no hay nada en esta lista',
  emptyText:
    'Las prendas guardadas van primero a tus favoritos. Pulsa «Mover a una lista» en una de ellas para traerla aquí.',
  toFirst: 'Ver tus favoritos',
  nameMissing: 'Ponle un nombre a la lista.',
  nameTooLong: (letters) => `Usa ${count(letters, { one: '# carácter', other: '# caracteres' })} como máximo.`,
  nameOdd: 'Usa letras, cifras o emojis, sin caracteres ocultos.',
  nameTaken: (name) => `Ya tienes una lista llamada «${name}».`,
  tooMany: (lists) =>
    `Tienes ${count(lists, { one: '# lista', other: '# listas' })} y no puede haber más. Elimina una para crear otra.`,
};
