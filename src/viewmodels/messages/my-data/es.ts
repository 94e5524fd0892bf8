import type { TextsOf } from '../writing/messages.ts';
import type { myDataMessages } from './en.ts';

export const myData: TextsOf<typeof myDataMessages> = {
  about: 'Todo lo que Zari guarda de ti y lo que guarda este dispositivo. Importes en rupias indias, horas en UTC.',
  downloadText:
    'Un archivo con todo lo que guardamos de ti, desde el perfil y los pedidos hasta las opiniones, y con lo que guarda este dispositivo. Es texto sencillo que puedes leer tú, y otros programas también. No contiene contraseñas.',
  deviceText:
    'Las opciones de privacidad y la unidad de las tallas son de este dispositivo y de ninguna cuenta: no están en el archivo.',
  download: 'Descargar mis datos',
  saved: 'El archivo está en tus descargas.',
  notSaved: 'La tienda no ha respondido. Inténtalo de nuevo dentro de un minuto.',
  downloadOffline: 'No tienes conexión, y el archivo necesita la red.',
  deletion: 'Eliminar mi cuenta',
  deletionText: 'Es inmediato y no se puede deshacer.',
  goesHeading: 'Lo que desaparece',
  goes: [
    'Perfil, direcciones y contraseña',
    'Sesiones en todos los dispositivos',
    'Carrito, listas y sus enlaces de este dispositivo',
    'Opiniones que escribiste con la sesión iniciada',
    'Boletín y avisos de tallas y precios',
  ],
  staysHeading: 'Lo que queda',
  stays: [
    'Pedidos y facturas: la ley nos obliga a guardarlos hasta 8 años',
    'Los pedidos y devoluciones en curso siguen su camino',
    'Encuentras un pedido con su número y la dirección de correo',
  ],
  credit: (amount) => `Tu saldo de ${amount} se perderá. Gástalo antes si puedes.`,
  creditBack: 'Lo que pagaste con saldo no vuelve si se cancela un pedido.',
  password: 'Tu contraseña',
  send: 'Eliminar la cuenta para siempre',
  wrongPassword: 'Esta no es tu contraseña. Compruébala.',
  orderWaits: 'Un pedido de este dispositivo aún no ha llegado a la tienda. Espera a que se envíe o cancélalo antes.',
  otherCredit: 'Tu saldo ha cambiado. Lee lo que se perdería y pulsa otra vez.',
  notDeleted: 'La tienda no ha respondido. Inténtalo de nuevo: una cuenta se elimina una sola vez.',
  deletionOffline: 'No tienes conexión, y eliminar la cuenta necesita la red. No se ha eliminado nada.',
  done: 'Tu cuenta se ha eliminado. Un correo lo confirma.',
};
