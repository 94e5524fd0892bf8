import type { TextsOf } from '../writing/messages.ts';
import type { textPageMessages } from './en.ts';

export const textPage: TextsOf<typeof textPageMessages> = {
  updated: 'Última modificación: {day}',
  contents: 'En esta página',
  elsewhere: 'abre una página fuera de la tienda',
  failed: 'Ahora mismo no podemos mostrar esta página',
  table: 'Tabla',
};
