import type { TextsOf } from '../writing/messages.ts';
import type { savedLineMessages } from './en.ts';

export const savedLines: TextsOf<typeof savedLineMessages> = {
  heading: 'Guardado para después',
  note: 'Guardado en este dispositivo, con su color y talla.',
  move: 'Mover al carrito',
  moveOf: (name) => `Mover al carrito: ${name}`,
  forgetOf: (name) => `Quitar ${name} de lo guardado`,
};
