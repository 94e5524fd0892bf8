import type { TextsOf } from '../writing/messages.ts';
import type { missingMessages } from './en.ts';

export const missing: TextsOf<typeof missingMessages> = {
  notFound: 'No encontramos esta página',
  notFoundTitle: 'Página no encontrada',
  youAskedFor: 'Has pedido {address}',
  notFoundText: 'Puede que se haya movido, o que la dirección tenga un error. Por aquí se vuelve.',
  near: '¿Buscabas una de estas?',
  successor: (name) => `«${name}» ya no se vende. Esto ha ocupado su lugar.`,
};
