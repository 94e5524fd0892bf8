import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'No encontramos esta página',
  notFoundTitle: 'Página no encontrada',
  youAskedFor: 'Buscabas {address}',
  notFoundText: 'Puede que se haya movido, o que la dirección tenga un error. Desde aquí puedes volver a la tienda.',
  near: '¿Buscabas una de estas?',
  successor: (name) => `«${name}» ya no se vende. Esto lo sustituye.`,
};
