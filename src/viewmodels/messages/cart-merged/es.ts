import { counterOf } from '../writing/counter-of.ts';
import type { TextsOf } from '../writing/messages.ts';
import type { cartMergedMessages } from './en.ts';

const count = counterOf('es');

export const cartMerged: TextsOf<typeof cartMergedMessages> = {
  together: (fromDevice, fromAccount) =>
    `${count(fromDevice, { one: '# pieza de este dispositivo', other: '# piezas de este dispositivo' })}, ${count(fromAccount, { other: '# de tu cuenta' })}.`,
  undo: 'Deshacer la unión de los carritos',
  keep: 'Conservar todo',
};
