import type { TextsOf } from '../writing/messages.ts';
import type { failureMessages } from './en.ts';

export const failures: TextsOf<typeof failureMessages> = {
  toFrontPage: 'Ir a la página de inicio',
  wrong: 'Algo ha fallado por nuestra parte',
  wrongTitle: 'Algo ha fallado',
  cartIsKept: 'Tu carrito está guardado. Vuelve a intentarlo en un momento.',
  outdated: 'La tienda se ha actualizado',
  outdatedText: 'Esta pestaña todavía muestra la versión anterior. Tu carrito está guardado.',
  reload: 'Recargar',
  writeTo: '¿Sigue fallando? Escribe a {email}.',
  writeWithReference: '¿Sigue fallando? Escribe a {email} e indica la referencia {reference}.',
  offline: 'Esta página no está en tu dispositivo',
  offlineText: 'No tienes conexión. Tu carrito está guardado, y esta página se abrirá sola cuando la tengas.',
};
