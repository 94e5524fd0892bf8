import type { TextsOf } from '../writing/messages.ts';
import type { changeChoiceMessages } from './en.ts';

export const changeChoice: TextsOf<typeof changeChoiceMessages> = {
  heading: 'Cambiar color o talla',
  confirm: 'Cambiar',
  leave: 'Dejarlo como está',
  changed: (name, choice) => `${name}: ahora ${choice}.`,
  gone: 'Esta prenda ya no está en tu carrito.',
  offline: 'El color y la talla se pueden cambiar cuando tengas conexión.',
  unreachable: 'Ahora mismo no podemos mostrar las opciones.',
};
